import {createContext} from 'react';
import type {PathMatch} from '../../shared/matchPath.js';

/** Match of the innermost route, as React Router 5 describes it. */
export const MatchContext = createContext<PathMatch | null>(null);
