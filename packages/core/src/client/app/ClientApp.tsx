import {type ReactNode, startTransition, useEffect, useMemo, useState} from 'react';
import type {BrokenLinks} from '../context/BrokenLinksContext.js';
import type {NavigationState} from '../context/NavigationContext.js';
import {HeadContext, type HeadStore} from '../head/HeadStore.js';
import type {Navigation, View} from '../navigation/navigation.js';
import type {RouteLoader} from '../routeLoader.js';
import type {History, Location, SiteContextValue} from '../types.js';
import App from './App.js';

/** State of the app that changes while it runs: the page that is shown, the current navigation, and the site's data. */
export interface AppState {
  readonly view: View;
  /** Location whose page is being loaded; `null` while no navigation is under way. */
  readonly target: Location | null;
  readonly site: SiteContextValue;
}

/** State of the app, outside of React: it changes at once, while React may render the change later. */
export interface AppStore {
  get(): AppState;
  set(patch: Partial<AppState>): void;
  subscribe(listener: () => void): () => void;
}

export function createAppStore(first: AppState): AppStore {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(patch) {
      state = {...state, ...patch};
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface ClientAppProps {
  readonly store: AppStore;
  readonly history: History;
  readonly navigation: Navigation;
  readonly loader: RouteLoader;
  readonly head: HeadStore;
  /** Called when the first page is hydrated, before the effects of its components. */
  readonly hydrated: () => void;
}

/** Functions that do nothing, since the link check only runs on the server. */
const brokenLinks: BrokenLinks = {collectLink() {}, collectAnchor() {}};

/**
 * The app in the browser. Renders changes of the store as transitions, so that they do not block input of the visitor.
 */
export default function ClientApp({
  store,
  history,
  navigation,
  loader,
  head,
  hydrated,
}: ClientAppProps): ReactNode {
  const [{view, target, site}, setState] = useState(store.get);
  useEffect(() => {
    const update = () => startTransition(() => setState(store.get()));
    update();
    return store.subscribe(update);
  }, [store]);

  const viewValue = useMemo(
    () => ({
      ...view,
      retry: navigation.retry,
      committed: () => head.whenWritten(() => navigation.committed(view)),
      interactive: navigation.interactive,
      hydrated,
    }),
    [view, navigation, head, hydrated],
  );
  const navigationState = useMemo<NavigationState>(() => ({isLoading: target !== null, target}), [target]);
  return (
    <HeadContext.Provider value={head}>
      <App
        site={site}
        router={{history, location: view.location, action: view.action}}
        view={viewValue}
        navigation={navigationState}
        data={loader}
        brokenLinks={brokenLinks}
      />
    </HeadContext.Provider>
  );
}
