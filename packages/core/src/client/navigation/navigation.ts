import {pageKey} from '../../shared/url.js';
import type {LoadedPage} from '../load/buildPage.js';
import {normalizeLocation} from '../router/location.js';
import type {Action, History, Location} from '../types.js';
import type {ClientLifecycles} from './clientModules.js';
import type {ProgressBar} from './progressBar.js';
import type {ScrollKeeper} from './scroll.js';

/** A page at a location, or the error that keeps it from being loaded. */
export interface View {
  readonly location: Location;
  /** How the visitor got there. */
  readonly action: Action;
  readonly page: LoadedPage;
  /** The page could not be loaded, and loading the document again did not help. */
  readonly error?: unknown;
}

export interface NavigationInput {
  readonly history: History;
  readonly first: View;
  /** Location of the URL. Differs from `first.location` where the host answered with another page's HTML (404.html). */
  readonly actual: Location;
  /** The first page was not part of the document, so the browser could not scroll on it. */
  readonly isRenderedHere: boolean;
  /** As `RouteLoader`; `peekPage` lets loaded pages appear without a pause. */
  readonly loader: {
    loadPage(pathname: string): Promise<LoadedPage>;
    peekPage(pathname: string): LoadedPage | undefined;
  };
  readonly lifecycles: ClientLifecycles;
  readonly progress: ProgressBar;
  readonly scroll: ScrollKeeper;
  /**
   * Reloads the document at the current URL.
   *
   * @returns `false` if that has just been tried
   */
  reload(cause: unknown): boolean;
  onChange(state: {readonly view: View; readonly target: Location | null}): void;
}

/** Keeps the old page until the next one is there: the last of several navigations wins. */
export interface Navigation {
  readonly view: View;
  /** To be called once `view` is in the document, its head included, and before it is painted. */
  committed(view: View): void;
  /** To be called once the first page reacts to the visitor. */
  interactive(): void;
  /** Tries again to load the page of the current URL. */
  retry(): void;
  /** Renders the current page again, after parts of it have changed; a navigation under way gets to its page. */
  refresh(): Promise<void>;
}

export function createNavigation(input: NavigationInput): Navigation {
  const {history, loader, lifecycles, progress, scroll} = input;
  let view = input.first;
  let shown: View | null = null;
  let turn = 0;
  let action: Action = 'POP';
  let finishUpdate = lifecycles.onRouteUpdate({previousLocation: null, location: input.actual});
  /** The location whose page is being loaded; `null` while the view shows the one of the URL. */
  let target = view.location === input.actual ? null : input.actual;

  const show = ({location, ...next}: Omit<View, 'action'>) => {
    target = null;
    view = {...next, action, location: normalizeLocation(location, next.page.path)};
    input.onChange({view, target: null});
  };

  const load = (location: Location, currentTurn: number) => {
    loader.loadPage(location.pathname).then(
      (page) => {
        if (currentTurn === turn) show({location, page});
      },
      (error: unknown) => {
        if (currentTurn === turn && !input.reload(error)) show({location, page: view.page, error});
      },
    );
  };

  const go = (location: Location) => {
    const currentTurn = ++turn;
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
    load(location, currentTurn);
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
      // The HTML of another page has been hydrated; now the page of this URL can take its place.
      if (target && turn === 0) return go(target);
      const from = shown;
      shown = next;
      // A newer navigation is on its way: its page finishes what was begun.
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
      // Where the page was rendered here, or is not that of the URL, `arrive` does the same.
      if (view === input.first && !input.isRenderedHere) scroll.begin(view.location);
    },
    retry: () => go(history.location),
    async refresh() {
      const currentTurn = ++turn;
      const location = target ?? view.location;
      const page = await loader.loadPage(location.pathname);
      if (currentTurn === turn) show({location, page});
    },
  };
}
