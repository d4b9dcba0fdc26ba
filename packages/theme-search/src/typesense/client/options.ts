import type {ResultUrlRules} from '../../hosted/client/resultUrl.js';

/** Options of the Typesense provider in the browser, from the options of the theme. Every page contains them. */
export interface TypesenseClientOptions
  extends Pick<ResultUrlRules, 'externalUrlRegex' | 'replaceSearchResultPathname'> {
  /** URLs of the servers, without trailing slash. They are tried in this order. */
  readonly nodes: readonly string[];
  /** Alias of the collection to search. On the server, it refers to the newest collection of `site search:push`. */
  readonly collection: string;
  /** Search-only API key. It is public. */
  readonly searchKey: string;
  readonly searchParameters: {readonly [name: string]: unknown};
}
