import {createContext} from 'react';
import type {PathMatch} from '../../shared/matchPath.js';

/** Match of the innermost route around a component: pattern, matched path and parameters, as in React Router 5. */
export const MatchContext = createContext<PathMatch | null>(null);
