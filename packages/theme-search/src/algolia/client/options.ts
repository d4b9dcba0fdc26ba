import type {ResultUrlRules} from '../../hosted/client/resultUrl.js';
import type {FacetFilters} from './facetFilters.js';

/** Options of the Algolia provider in the browser, from `themeConfig.algolia`. Every page contains them. */
export interface AlgoliaClientOptions
  extends Pick<ResultUrlRules, 'externalUrlRegex' | 'replaceSearchResultPathname'> {
  readonly appId: string;
  /** Search-only API key. It is public. */
  readonly apiKey: string;
  readonly indexName: string;
  readonly searchParameters: {
    readonly facetFilters?: FacetFilters | undefined;
    readonly [name: string]: unknown;
  };
  /** True if clicks on hits are reported to Algolia. */
  readonly insights: boolean;
  /** Origins that replace Algolia's servers, such as a proxy: ["https://search.example.com"]. */
  readonly hosts?: readonly string[] | undefined;
  /** Version of Lectern, which requests report to Algolia for its statistics about clients. */
  readonly frameworkVersion: string;
}
