import {createContext} from 'react';
import type {LoadedPage} from '../load/buildPage.js';

/** What the route tree shows. */
export interface ViewValue {
  readonly page: LoadedPage;
  readonly error?: unknown;
  /** Tries again after `error`. */
  retry(): void;
}

export const ViewContext = createContext<ViewValue | null>(null);
