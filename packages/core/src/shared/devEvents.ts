/** A mistake as the browser's overlay shows it. */
export interface DevError {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
  readonly hint?: string;
}

/** What the dev server tells open pages, as server-sent events. */
export type DevEvent =
  /** A Markdown file compiled anew: its artifact stands at a new URL. */
  | {readonly kind: 'content'; readonly ref: `content:${string}`; readonly url: string}
  /** Routes, sidebars or global data changed: ask for the current payload again. */
  | {readonly kind: 'routes'}
  | {readonly kind: 'reload'}
  | {readonly kind: 'error'; readonly error: DevError}
  /** The last error is mended. */
  | {readonly kind: 'ok'};
