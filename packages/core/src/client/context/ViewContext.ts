import {createContext} from 'react';
import type {LoadedPage} from '../load/buildPage.js';

/** Page that the app shows, with callbacks for its life cycle. */
export interface ViewValue {
  readonly page: LoadedPage;
  readonly error?: unknown;
  /** Tries again to load the page after `error`. */
  retry(): void;
  /**
   * Called when the page is in the document, and again when it reappears after a part of it has loaded. Absent on the
   * server.
   */
  committed?(): void;
  /** Called when the first page is hydrated, before the effects of its components. Absent on the server. */
  hydrated?(): void;
  /** Called when the first page has rendered with values of the browser (query, storage). Absent on the server. */
  interactive?(): void;
}

export const ViewContext = createContext<ViewValue | null>(null);
