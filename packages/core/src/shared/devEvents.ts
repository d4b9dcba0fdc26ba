/** A mistake as the browser's overlay shows it. */
export interface DevError {
  readonly code: string;
  readonly message: string;
  /** Relative to the site folder where it lies below it. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The lines around the place, the place itself marked. */
  readonly frame?: string;
  readonly hint?: string;
}

/** A broken link, anchor or image of a page, which does not keep the page from being shown. */
export interface PageProblem {
  /** "docs/intro.md:12"; absent for links that are not in Markdown. */
  readonly place?: string;
  readonly message: string;
}

/** Below the address of the events: the problems of the page in the query, as JSON. */
export const PROBLEMS_QUERY = 'problems';

/** Name of the meta tag with the revision of the site that a page was made from. */
export const REVISION_META = 'lectern-revision';

/** Messages of the dev server to open pages, as server-sent events. */
export type DevEvent =
  /** A Markdown file was recompiled: its artifact has a new URL. */
  | {readonly kind: 'content'; readonly ref: `content:${string}`; readonly url: string}
  /** Routes or data changed: request the current payload again. `data`: data files that changed, and where they are now. */
  | {readonly kind: 'routes'; readonly data: {readonly [ref: `data:${string}`]: string}}
  /** The code lane was recompiled, with this hash: apply what webpack has written since the page's own. */
  | {readonly kind: 'code'; readonly hash: string}
  /** The data that code was given when it started has changed: load the page again. */
  | {readonly kind: 'reload'}
  /** The server restarts: the page connects again, then reloads. */
  | {readonly kind: 'restart'}
  | {readonly kind: 'error'; readonly error: DevError}
  /** Nothing is wrong (any more). Sent after every change, so that pages that could not be made try again. */
  | {readonly kind: 'ok'};
