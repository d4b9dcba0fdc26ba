import {withDeadline} from '../../hosted/client/deadline.js';
import {numberAt} from '../../hosted/client/unknownValue.js';
import type {CreateSearchProvider, SearchQuery} from '../../provider.js';
import {createClickReporter} from './clicks.js';
import {type LiteClient, liteClient} from './liteClient.js';
import type {AlgoliaClientOptions} from './options.js';
import {searchRequest} from './request.js';
import {type AlgoliaAnswer, readAnswer} from './response.js';

/** Converts an origin to the object by which Algolia's client describes a server. */
function hostOf(origin: string) {
  const {host, protocol} = new URL(origin);
  return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'} as const;
}

function createClient({appId, apiKey, hosts, frameworkVersion}: AlgoliaClientOptions): LiteClient {
  const client = liteClient(appId, apiKey, hosts && {hosts: hosts.map(hostOf)});
  client.addAlgoliaAgent('lectern', frameworkVersion);
  return client;
}

/** Converts an error of Algolia's client to one with a message for the visitor and the developer. */
function searchFailure(error: unknown): Error {
  const status = numberAt(error, 'status');
  const reason = error instanceof Error ? error.message : String(error);
  if (status === undefined) return new Error(`Algolia cannot be reached: ${reason}`, {cause: error});
  const hint = status < 500 ? ' Check appId, apiKey and indexName of the site.' : '';
  return new Error(`Algolia answered ${status}: ${reason}.${hint}`, {cause: error});
}

/** Search provider for Algolia. The index has the records of DocSearch's crawler. */
const createAlgoliaProvider: CreateSearchProvider<AlgoliaClientOptions> = ({options, baseUrl, locale}) => {
  const client = createClient(options);
  const clicks = options.insights ? createClickReporter(options) : undefined;

  async function request(query: SearchQuery): Promise<AlgoliaAnswer> {
    const response: unknown = await client
      .searchForHits({requests: [searchRequest(query, {options, locale})]})
      .catch((error: unknown) => {
        throw searchFailure(error);
      });
    try {
      return readAnswer(response, {...options, baseUrl});
    } catch (error) {
      // Without this, a retry would get the same invalid answer, since the client caches answers.
      await client.clearCache();
      throw error;
    }
  }

  return {
    async search(query, {signal}) {
      const answer = await withDeadline(() => request(query), {signal, service: 'Algolia'});
      clicks?.remember(answer);
      return answer.results;
    },
    onOpen: (hit) => clicks?.report(hit),
  };
};

export default createAlgoliaProvider;
