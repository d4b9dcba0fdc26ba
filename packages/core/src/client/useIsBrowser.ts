import {useContext} from 'react';
import {BrowserContext} from './context/BrowserContext.js';

/** False on the server and in the first browser render, then true. With the hash router true from the first render. */
export default function useIsBrowser(): boolean {
  return useContext(BrowserContext);
}
