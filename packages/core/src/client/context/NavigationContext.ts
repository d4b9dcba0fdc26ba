import {createContext} from 'react';
import type {Location} from '../types.js';

export interface NavigationState {
  /** The next page is being loaded. */
  readonly isLoading: boolean;
  /** Where the URL already points to. */
  readonly target: Location | null;
}

export const NavigationContext = createContext<NavigationState>({isLoading: false, target: null});
