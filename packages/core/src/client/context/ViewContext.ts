import {createContext} from 'react';
import type {LoadedPage} from '../load/buildPage.js';

/** The view that the route tree shows. */
export interface ViewValue {
  readonly page: LoadedPage;
  readonly error?: unknown;
  /** Tries again after `error`. */
  retry(): void;
  /** Called when the view is in the document, again when it was hidden meanwhile. Absent on the server. */
  committed?(): void;
  /** Called when the first view is hydrated, before all effects of its components. Absent on the server. */
  hydrated?(): void;
  /** Called when the first view reacts to the visitor: its components have the values of the browser. Absent on the server. */
  interactive?(): void;
}

export const ViewContext = createContext<ViewValue | null>(null);
