import {createContext} from 'react';
import type {Location} from '../types.js';

/** Location of the page that is shown, with a decoded path. (The context of React Router has an encoded path.) */
export const LocationContext = createContext<Location | null>(null);
