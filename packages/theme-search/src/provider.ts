/**
 * What the search box and the search page ask, and what answers them. A site chooses one provider in its config; a module of
 * the site can be one as well. Types only: nothing of this file is in a script.
 */

/** What a visitor looks for. */
export interface SearchQuery {
  /** As typed, trimmed, at most 512 characters; never empty. */
  readonly text: string;
  /** Pages with one of these tags ("default", "docs-default-current"). Without it: all pages of the locale. */
  readonly tags?: readonly string[] | undefined;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
}

/** A text in pieces, those that match the query marked. Providers give text and never HTML. */
export type MatchedText = readonly {readonly text: string; readonly isMatch: boolean}[];

/** A page, or a place on one. */
export interface SearchHit {
  /** Unique among the hits of a query, the same in later queries: recent and favourite searches are kept by it. */
  readonly id: string;
  /** For `<a href>`, base URL included: "/docs/intro/#install". */
  readonly url: string;
  /** What of the page matches best: its title, a heading, or text below one. */
  readonly kind: 'page' | 'heading' | 'text';
  /** Of the page. */
  readonly title: MatchedText;
  /** From the page's title, which is left out, down to the place: ["Options", "path"]. */
  readonly headings: readonly MatchedText[];
  /** Words around the best match; empty if the place has no text. */
  readonly snippet: MatchedText;
}

export interface SearchResults {
  /** The best first. Hits of one page stand together. */
  readonly hits: readonly SearchHit[];
  /** Of all pages of results together. */
  readonly total: number;
  /** Whether a later `page` has more. */
  readonly hasMore: boolean;
}

export interface SearchCall {
  /** Aborted when nobody waits for the results any more. */
  readonly signal: AbortSignal;
  /** In development, while pages are compiled for the index: how many are done. */
  onProgress?(progress: {readonly done: number; readonly total: number}): void;
  /**
   * Providers that have the best hits before the others pass them on, once at most, before the promise is fulfilled. The hits of
   * the promise begin with them.
   */
  onFirstHits?(results: SearchResults): void;
}

export interface SearchProvider {
  /** Begins to load what every query needs: the box has been opened. It reports no error: the first query does. */
  prepare?(): void;
  /** @throws any error where the results cannot be had; the box says so and offers another try. */
  search(query: SearchQuery, call: SearchCall): Promise<SearchResults>;
  /** Called when a visitor opens a hit, before the browser leaves the page. Providers that count clicks report it. */
  onOpen?(hit: SearchHit): void;
}

/** What the module of a provider exports as default. Called once a page load, in the browser, when the search is first used. */
export type CreateSearchProvider<Options = unknown> = (input: {
  /** The options of the provider in the site's config, as its `publicOptions` returned them. */
  readonly options: Options;
  /** Of the current locale; starts and ends with "/". */
  readonly baseUrl: string;
  readonly locale: string;
}) => SearchProvider;
