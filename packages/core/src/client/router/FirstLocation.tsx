import {type ReactNode, useContext, useInsertionEffect, useMemo} from 'react';
import {UNSAFE_LocationContext as RouterLocationContext} from 'react-router';
import {LocationContext} from '../context/LocationContext.js';
import {ViewContext} from '../context/ViewContext.js';
import type {Location} from '../types.js';
import useIsBrowser from '../useIsBrowser.js';

/**
 * Removes query and hash from the location until the page is hydrated: the HTML was rendered without query and hash,
 * and the first render in the browser must be equal to the HTML.
 */
export function FirstLocation({children}: {readonly children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const hydrated = useContext(ViewContext)?.hydrated;
  const router = useContext(RouterLocationContext);
  const location = useContext(LocationContext);
  const isWhole = isBrowser || !location || (location.search === '' && location.hash === '');
  const shownRouter = useMemo(
    () => (isWhole ? router : {...router, location: withoutQuery(router.location)}),
    [isWhole, router],
  );
  const shown = useMemo(() => (isWhole ? location : withoutQuery(location)), [isWhole, location]);

  // Adds query and hash to the location objects of the first render. Insertion effects run before all other effects, so
  // effects of the first render already get query and hash from these objects.
  useInsertionEffect(() => {
    if (!isWhole) {
      const {search, hash} = location;
      Object.assign(shownRouter.location, {search, hash});
      Object.assign(shown ?? {}, {search, hash});
    }
    hydrated?.();
  }, [isWhole, location, shown, shownRouter, hydrated]);

  return (
    <RouterLocationContext.Provider value={shownRouter}>
      <LocationContext.Provider value={shown}>{children}</LocationContext.Provider>
    </RouterLocationContext.Provider>
  );
}

// With a query or a hash, a still page starts the app at once.
FirstLocation.still = true;

function withoutQuery<T extends Pick<Location, 'search' | 'hash'>>(location: T): T {
  return {...location, search: '', hash: ''};
}
