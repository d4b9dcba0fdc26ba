import {useContext} from 'react';
import {BrowserContext} from './context/BrowserContext.js';

/**
 * Returns false on the server and in the first render of the browser, then true. With the hash router: true from the
 * first render.
 */
export default function useIsBrowser(): boolean {
  return useContext(BrowserContext);
}
