import {pageKey} from '../../shared/url.js';
import type {LoadedPage} from '../load/buildPage.js';
import type {RouteLoader} from '../routeLoader.js';
import {normalizeLocation} from '../router/location.js';
import type {Action, History, Location} from '../types.js';
import type {ClientLifecycles} from './clientModules.js';
import type {ProgressBar} from './progressBar.js';
import type {ScrollKeeper} from './scroll.js';

/** Content of the window: a page and its location, or the error if the page could not be loaded. */
export interface View {
  readonly location: Location;
  /** How the location was reached: by a new history entry, a replaced entry, or neither (back, forward, first load). */
  readonly action: Action;
  readonly page: LoadedPage;
  /**
   * Error if the page could not be loaded and a reload of the document did not help. `page` is then the previous page.
   */
  readonly error?: unknown;
}

export interface NavigationInput {
  readonly history: History;
  readonly first: View;
  /**
   * Location of the URL. Differs from `first.location` if the host answered with the HTML of another page (404.html).
   */
  readonly actual: Location;
  /** True if the document has no HTML of the first page, so that the browser could not scroll to its anchor. */
  readonly isRenderedHere: boolean;
  /** `peekPage` returns pages that are already loaded, so that they are shown without a delay. */
  readonly loader: Pick<RouteLoader, 'loadPage' | 'peekPage'>;
  readonly lifecycles: ClientLifecycles;
  readonly progress: ProgressBar;
  readonly scroll: ScrollKeeper;
  /**
   * Reloads the document at the current URL.
   *
   * @returns `false` if this was just tried or is not possible
   */
  reload(cause: unknown): boolean;
  onChange(state: {readonly view: View; readonly target: Location | null}): void;
}

/**
 * Loads the page of each location and shows it when it is loaded; until then, the old page stays. If a new navigation
 * begins before that, the page of the earlier one is not shown.
 */
export interface Navigation {
  readonly view: View;
  /** Must be called when the page of `view` and its head tags are in the document, before the browser paints. */
  committed(view: View): void;
  /** Must be called when the first page has rendered with values of the browser (query, storage). */
  interactive(): void;
  /** Tries again to load the page of the current URL. */
  retry(): void;
  /**
   * Loads and renders the current page again, after parts of it have changed. During a navigation, loads the target
   * page.
   */
  refresh(): Promise<void>;
}

export function createNavigation(input: NavigationInput): Navigation {
  const {history, loader, lifecycles, progress, scroll} = input;
  let view = input.first;
  let shown: View | null = null;
  let latestNavigationId = 0;
  let action: Action = 'POP';
  let finishUpdate = lifecycles.onRouteUpdate({previousLocation: null, location: input.actual});
  /** Location whose page is being loaded; `null` if `view` already shows the page of the URL. */
  let target = view.location === input.actual ? null : input.actual;

  const show = ({location, ...next}: Omit<View, 'action'>) => {
    target = null;
    view = {...next, action, location: normalizeLocation(location, next.page.path)};
    input.onChange({view, target: null});
  };

  const load = (location: Location, id: number) => {
    loader.loadPage(location.pathname).then(
      (page) => {
        if (id === latestNavigationId) show({location, page});
      },
      (error: unknown) => {
        if (id === latestNavigationId && !input.reload(error)) show({location, page: view.page, error});
      },
    );
  };

  const go = (location: Location) => {
    const id = ++latestNavigationId;
    const {pathname} = view.location;
    const isSamePage =
      pageKey(location.pathname) === pageKey(pathname) &&
      location.pathname.endsWith('/') === pathname.endsWith('/') &&
      !view.error;
    const page = isSamePage ? view.page : loader.peekPage(location.pathname);
    if (page) return show({location, page});
    target = location;
    input.onChange({view, target});
    progress.start();
    load(location, id);
  };

  history.listen((location, nextAction) => {
    if (shown) scroll.leave(shown.location);
    action = nextAction;
    finishUpdate();
    finishUpdate = lifecycles.onRouteUpdate({previousLocation: view.location, location});
    go(location);
  });

  return {
    get view() {
      return view;
    },
    committed(next) {
      if (shown === next) return;
      // The host answered with the HTML of another page (404.html). It is now hydrated, so the page of the URL can
      // replace it.
      if (target && latestNavigationId === 0) return go(target);
      const from = shown;
      shown = next;
      // A newer navigation has begun: the steps below are done when its page is committed.
      if (next !== view) return;
      progress.stop();
      finishUpdate();
      finishUpdate = () => {};
      if (from?.location === next.location) return;
      const left = from ?? (input.isRenderedHere ? next : null);
      if (left) scroll.arrive({from: left.location, to: next.location, action});
      lifecycles.onRouteDidUpdate({previousLocation: from?.location ?? null, location: next.location});
    },
    interactive() {
      // If the page was not in the HTML, or is not the page of the URL, `arrive` scrolls instead.
      if (view === input.first && !input.isRenderedHere) scroll.begin(view.location);
    },
    retry: () => go(history.location),
    async refresh() {
      const id = ++latestNavigationId;
      const location = target ?? view.location;
      const page = await loader.loadPage(location.pathname);
      if (id === latestNavigationId) show({location, page});
    },
  };
}
