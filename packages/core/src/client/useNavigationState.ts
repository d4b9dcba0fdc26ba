import {useContext} from 'react';
import {NavigationContext, type NavigationState} from './context/NavigationContext.js';

/** Returns the state of the current client-side navigation, and its target. */
export default function useNavigationState(): NavigationState {
  return useContext(NavigationContext);
}
