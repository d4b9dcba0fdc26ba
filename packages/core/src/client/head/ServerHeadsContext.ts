import {createContext} from 'react';
import type {HeadPart} from './combineHeads.js';

/** Collects the contents of all `<Head>` elements of a page while the server renders it. */
export const ServerHeadsContext = createContext<HeadPart[] | null>(null);
