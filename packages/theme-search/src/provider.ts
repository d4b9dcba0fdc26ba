/**
 * Contract between the search modal, the search page and search providers. A site chooses one provider in its config,
 * which can be a module of the site. This module has types only.
 */
import type {SearchCall, SearchHit, SearchQuery, SearchResults} from '@lectern/site-search/client';

export type {
  MatchedText,
  SearchCall,
  SearchHit,
  SearchQuery,
  SearchResults,
} from '@lectern/site-search/client';

export interface SearchProvider {
  /**
   * Called when the modal is opened: starts to load files that every query needs. Must not throw, since the first query
   * loads the same files and reports their errors.
   */
  prepare?(): void;
  /**
   * Answers a query.
   *
   * @throws {Error} of any kind if there can be no results; the modal then shows a message and a button to try again
   */
  search(query: SearchQuery, call: SearchCall): Promise<SearchResults>;
  /** Called when a visitor opens a hit, before the browser leaves the page, so that providers can count clicks. */
  onOpen?(hit: SearchHit): void;
}

/**
 * Default export of the module of a provider. Called in the browser, once per page load, when the search is first used.
 */
export type CreateSearchProvider<Options = unknown> = (input: {
  /** `publicOptions` of a built-in provider; for a module of the site, its options in the config. */
  readonly options: Options;
  /** Base URL of the current locale; starts and ends with "/". */
  readonly baseUrl: string;
  readonly locale: string;
}) => SearchProvider;
