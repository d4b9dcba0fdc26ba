import {createContext} from 'react';
import type {PathMatch} from '../../shared/matchPath.js';

export const RouteMatchContext = createContext<PathMatch | null>(null);
