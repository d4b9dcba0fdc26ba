import type {ResultUrlRules} from '../../hosted/client/resultUrl.js';

/** The part of the site's configuration that browsers get. */
export interface TypesenseClientOptions
  extends Pick<ResultUrlRules, 'externalUrlRegex' | 'replaceSearchResultPathname'> {
  /** Addresses of the servers, without a slash at the end; tried in this order. */
  readonly nodes: readonly string[];
  /** The name of the collection's alias. */
  readonly collection: string;
  /** The key that may only search: everybody can read it. */
  readonly searchKey: string;
  readonly searchParameters: {readonly [name: string]: unknown};
}
