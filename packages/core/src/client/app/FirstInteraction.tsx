import {useContext} from 'react';
import {ViewContext} from '../context/ViewContext.js';
import useIsBrowser from '../useIsBrowser.js';
import useIsomorphicLayoutEffect from '../useIsomorphicLayoutEffect.js';

/** Calls `view.interactive` after the first render that uses values of the browser (query, storage). */
export default function FirstInteraction(): null {
  const interactive = useContext(ViewContext)?.interactive;
  const isBrowser = useIsBrowser();
  useIsomorphicLayoutEffect(() => {
    if (isBrowser) interactive?.();
  }, [isBrowser, interactive]);
  return null;
}

// Reports a view to the navigation, which starts with the app.
FirstInteraction.still = true;
