import type {SearchHit} from '../../provider.js';
import type {AlgoliaClientOptions} from './options.js';
import type {AlgoliaAnswer} from './response.js';

const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** A click on a hit, in the terms of Algolia's Insights API. */
interface Click {
  readonly queryId: string;
  readonly position: number;
}

/** Reports clicks on hits to Algolia, for its statistics. */
export interface ClickReporter {
  remember(answer: AlgoliaAnswer): void;
  report(hit: SearchHit): void;
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

/** The keys are in the address, as a request with headers of its own would need a preflight request before it. */
function eventsUrl({appId, apiKey, hosts}: AlgoliaClientOptions): string {
  const keys = new URLSearchParams({'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey});
  return `${hosts?.[0] ?? INSIGHTS_ORIGIN}/1/events?${keys}`;
}

/** `crypto.randomUUID` is there in secure contexts only. */
function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `anonymous-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function createClickReporter(options: AlgoliaClientOptions): ClickReporter {
  // Of this page load alone: nothing is stored in the browser, and visitors cannot be followed.
  const userToken = randomToken();
  const clicks = new Map<string, Click>();
  return {
    remember({queryId, positions}) {
      if (queryId === undefined) return;
      for (const [id, position] of positions) clicks.set(id, {queryId, position});
    },
    report(hit) {
      const click = clicks.get(hit.id);
      if (!click) return;
      const event = clickEvent(hit, click, {indexName: options.indexName, userToken});
      fetch(eventsUrl(options), {
        method: 'POST',
        keepalive: true,
        headers: {'content-type': 'text/plain'},
        body: JSON.stringify({events: [event]}),
      }).catch(() => {
        // These are statistics, which ad blockers refuse: an error is no problem.
      });
    },
  };
}
