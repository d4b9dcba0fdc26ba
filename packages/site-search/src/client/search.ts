/** A query of a visitor, for one page of results. */
export interface SearchQuery {
  /** Text of the query, trimmed, 1 to 512 characters. */
  readonly text: string;
  /**
   * Tags of the pages to search: "default", "docs-default-current". Without tags, all pages of the locale are searched.
   */
  readonly tags?: readonly string[] | undefined;
  /** Number of the page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
}

/** Pieces of a text, of which some match the query. Plain text, never HTML. */
export type MatchedText = readonly {readonly text: string; readonly isMatch: boolean}[];

/** A hit: a page, or a section of a page. */
export interface SearchHit {
  /**
   * Id that is unique within the results, and the same in the results of other queries. Recent and favourite searches
   * are stored by this id.
   */
  readonly id: string;
  /** URL path with base URL and fragment: "/docs/intro/#install". */
  readonly url: string;
  /** The part of the page that matches best: its title, a heading, or text below one. */
  readonly kind: 'page' | 'heading' | 'text';
  /** Title of the page. */
  readonly title: MatchedText;
  /** Headings from below the page's title down to the section: ["Options", "path"]. */
  readonly headings: readonly MatchedText[];
  /** Text around the best match; empty if the section has no text. */
  readonly snippet: MatchedText;
}

export interface SearchResults {
  /** Hits, best first. Hits of one page are consecutive. */
  readonly hits: readonly SearchHit[];
  /** Number of matches in all pages of results. The local engine counts or estimates pages of the site, not hits. */
  readonly total: number;
  /** True if the next `page` has more hits. */
  readonly hasMore: boolean;
}

export interface SearchCall {
  /** Aborted when the results are not needed any more. */
  readonly signal: AbortSignal;
  /** Called in development, while pages are compiled for the index. */
  onProgress?(progress: {readonly done: number; readonly total: number}): void;
  /**
   * Called at most once, before the promise is fulfilled, by providers that find the best hits before the rest. The
   * final results begin with these hits.
   */
  onFirstHits?(results: SearchResults): void;
}
