import {useContext} from 'react';
import {NavigationContext, type NavigationState} from './context/NavigationContext.js';

/** Whether a client-side navigation is under way, and to where. */
export default function useNavigationState(): NavigationState {
  return useContext(NavigationContext);
}
