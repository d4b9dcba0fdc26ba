/** An error for the error overlay in the browser. */
export interface DevError {
  readonly code: string;
  readonly message: string;
  /** Path relative to the site folder if the file is in it, otherwise absolute. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Source lines around the error, with the position of the error marked. */
  readonly frame?: string;
  readonly hint?: string;
}

/** A broken link, anchor or image of a page. The page is shown nevertheless. */
export interface PageProblem {
  /** "docs/intro.md:12"; absent for links that are not in Markdown. */
  readonly location?: string;
  readonly message: string;
}

/**
 * Query parameter of the URL for events. Its value is the path of a page: the server then answers with the problems of
 * that page, as JSON.
 */
export const PROBLEMS_QUERY = 'problems';

/** Name of the meta tag with the revision of the site (a number that grows with each event) when the page was made. */
export const REVISION_META = 'lectern-revision';

/** Events that the dev server sends to open pages, as server-sent events. */
export type DevEvent =
  /** A Markdown file was recompiled: the compiled file `ref` has the new URL `url`. */
  | {readonly kind: 'content'; readonly ref: `content:${string}`; readonly url: string}
  /**
   * Routes or data changed: the browser requests the payload of its page again. `data`: changed data files → their new
   * URLs.
   */
  | {readonly kind: 'routes'; readonly data: {readonly [ref: `data:${string}`]: string}}
  /**
   * The bundler compiled the code again; `hash` is the hash of the new code. The browser applies all hot updates from
   * its own hash up to this hash.
   */
  | {readonly kind: 'code'; readonly hash: string}
  /** Data that code reads once at startup has changed: the browser reloads the page. */
  | {readonly kind: 'reload'}
  /** The server restarts: the browser waits until it can connect again, then reloads the page. */
  | {readonly kind: 'restart'}
  | {readonly kind: 'error'; readonly error: DevError}
  /**
   * There are no errors (any more). The event is sent after every change, so that pages that failed to load try again.
   */
  | {readonly kind: 'ok'};
