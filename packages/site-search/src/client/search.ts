/** Query of a visitor. */
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
  /** The part of the page that matches best: its title, a heading, or text below one. */
  readonly kind: 'page' | 'heading' | 'text';
  /** Of the page. */
  readonly title: MatchedText;
  /** From the page's title, which is left out, down to the place: ["Options", "path"]. */
  readonly headings: readonly MatchedText[];
  /** Words around the best match; empty if the place has no text. */
  readonly snippet: MatchedText;
}

export interface SearchResults {
  /** The best first. Hits of one page follow each other. */
  readonly hits: readonly SearchHit[];
  /** Of all pages of results together. */
  readonly total: number;
  /** A later `page` has more. */
  readonly hasMore: boolean;
}

export interface SearchCall {
  /** Aborted when the results are not needed any more. */
  readonly signal: AbortSignal;
  /** In development, while pages are compiled for the index: how many are done. */
  onProgress?(progress: {readonly done: number; readonly total: number}): void;
  /**
   * Providers that have the best hits before the others pass them on, once at most, before the promise is fulfilled. The hits of
   * the promise begin with them.
   */
  onFirstHits?(results: SearchResults): void;
}
