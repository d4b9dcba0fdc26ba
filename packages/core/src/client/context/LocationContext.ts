import {createContext} from 'react';
import type {Location} from '../types.js';

/** Location of the page that is shown, with a decoded path. React Router has a context of its own, with an encoded one. */
export const LocationContext = createContext<Location | null>(null);
