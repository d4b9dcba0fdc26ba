import {createContext} from 'react';
import type {SiteContextValue} from '../types.js';

export const SiteContext = createContext<SiteContextValue | null>(null);
