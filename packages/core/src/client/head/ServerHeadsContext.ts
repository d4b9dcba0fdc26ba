import {createContext} from 'react';
import type {HeadPart} from './combineHeads.js';

/** Collects what the `<Head>`s of a page say, in one attempt to render it. */
export const ServerHeadsContext = createContext<HeadPart[] | null>(null);
