import {useLocation} from '@lectern/core/client/router';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import type {Location} from './historyUtils.js';
import {useEvent, usePrevious} from './reactUtils.js';

export interface LocationChangeEvent {
  readonly location: Location;
  readonly previousLocation: Location | undefined;
}

/**
 * Calls `onLocationChange` after a new location is rendered. Not called for the first location, even when query and
 * hash are added to it after hydration.
 */
export function useLocationChange(onLocationChange: (event: LocationChangeEvent) => void): void {
  const location = useLocation();
  const previousLocation = usePrevious(location);
  const onChange = useEvent(onLocationChange);
  useIsomorphicLayoutEffect(() => {
    if (!previousLocation || location === previousLocation) return;
    if (location.key !== undefined && location.key === previousLocation.key) return;
    onChange({location, previousLocation});
  }, [onChange, location, previousLocation]);
}
