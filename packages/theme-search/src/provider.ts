/**
 * Contract between the search box, the search page and search providers. A site chooses one provider in its config; a module of
 * the site can be one as well. Types only: nothing of this file is in a script.
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
  /** Begins to load what every query needs: the box has been opened. It reports no error: the first query does. */
  prepare?(): void;
  /** @throws any error where the results cannot be had; the box says so and offers another try. */
  search(query: SearchQuery, call: SearchCall): Promise<SearchResults>;
  /** Called when a visitor opens a hit, before the browser leaves the page. Providers that count clicks report it. */
  onOpen?(hit: SearchHit): void;
}

/** Default export of the module of a provider. Called once a page load, in the browser, when the search is first used. */
export type CreateSearchProvider<Options = unknown> = (input: {
  /** The options of the provider in the site's config, as its `publicOptions` returned them. */
  readonly options: Options;
  /** Of the current locale; starts and ends with "/". */
  readonly baseUrl: string;
  readonly locale: string;
}) => SearchProvider;
