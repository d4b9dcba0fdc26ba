import type {ResultUrlRules} from '../../hosted/client/resultUrl.js';

/** The part of the site's configuration that browsers get. */
export interface AlgoliaClientOptions
  extends Pick<ResultUrlRules, 'externalUrlRegex' | 'replaceSearchResultPathname'> {
  readonly appId: string;
  /** The key that may only search: everybody can read it. */
  readonly apiKey: string;
  readonly indexName: string;
  readonly searchParameters: {readonly [name: string]: unknown};
  /** Clicks on hits are reported. */
  readonly insights: boolean;
  /** Origins that replace those of Algolia: ["https://search.example.com"]. */
  readonly hosts?: readonly string[] | undefined;
  /** Of the framework: Algolia counts the clients of its customers. */
  readonly frameworkVersion: string;
}
