import type {SearchHit} from '../../provider.js';
import type {AlgoliaClientOptions} from './options.js';
import type {AlgoliaAnswer} from './response.js';

const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** Data of a shown hit that Algolia's Insights API needs if the hit is clicked: query, and position from 1. */
interface Click {
  readonly queryId: string;
  readonly position: number;
}

function clickEvent(hit: SearchHit, click: Click, input: {indexName: string; userToken: string}) {
  return {
    eventType: 'click',
    eventName: 'Item Selected',
    index: input.indexName,
    userToken: input.userToken,
    queryID: click.queryId,
    objectIDs: [hit.id],
    positions: [click.position],
    timestamp: Date.now(),
  };
}

/** Returns the URL for events. It contains the keys, since custom headers would need a preflight request. */
function eventsUrl({appId, apiKey, hosts}: AlgoliaClientOptions): string {
  const keys = new URLSearchParams({'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey});
  return `${hosts?.[0] ?? INSIGHTS_ORIGIN}/1/events?${keys}`;
}

/** Makes a random token. Does not use `crypto.randomUUID`, which exists only in secure contexts (HTTPS, localhost). */
function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `anonymous-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Creates functions that report clicks on hits to Algolia, for its statistics: `remember` stores the hits of an answer,
 * `report` sends a click on one of them.
 */
export function createClickReporter(options: AlgoliaClientOptions) {
  // The token is used for this page load only and not stored, so that visitors cannot be tracked.
  const userToken = randomToken();
  const clicks = new Map<string, Click>();
  return {
    remember({queryId, positions}: AlgoliaAnswer) {
      if (queryId === undefined) return;
      for (const [id, position] of positions) clicks.set(id, {queryId, position});
    },
    report(hit: SearchHit) {
      const click = clicks.get(hit.id);
      if (!click) return;
      const event = clickEvent(hit, click, {indexName: options.indexName, userToken});
      fetch(eventsUrl(options), {
        method: 'POST',
        keepalive: true,
        headers: {'content-type': 'text/plain'},
        body: JSON.stringify({events: [event]}),
      }).catch(() => {
        // Errors are ignored: ad blockers block requests for statistics, and the visitor needs no answer.
      });
    },
  };
}
