import {createContext} from 'react';
import type {Location} from '../types.js';

export interface NavigationState {
  /** True while the next page is being loaded. */
  readonly isLoading: boolean;
  /** Location that is being loaded, which the address bar already shows; otherwise `null`. */
  readonly target: Location | null;
}

export const NavigationContext = createContext<NavigationState>({isLoading: false, target: null});
