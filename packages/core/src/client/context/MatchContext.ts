import {createContext} from 'react';
import type {PathMatch} from '../../shared/matchPath.js';

/** Match of the innermost route, in the form of React Router 5. */
export const MatchContext = createContext<PathMatch | null>(null);
