import {createContext} from 'react';
import type {HeadPart} from './combineHeads.js';

/** Where the `<Head>`s of a page put what they say, in one attempt to render it. */
export const ServerHeadsContext = createContext<HeadPart[] | null>(null);
