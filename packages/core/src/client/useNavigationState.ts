import {useContext} from 'react';
import {NavigationContext, type NavigationState} from './context/NavigationContext.js';

/** State of a client-side navigation that is under way, and its target. */
export default function useNavigationState(): NavigationState {
  return useContext(NavigationContext);
}
