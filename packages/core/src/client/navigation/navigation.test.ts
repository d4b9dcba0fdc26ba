import {expect, test} from 'vitest';
import type {LoadedPage} from '../load/buildPage.js';
import {locationOf} from '../router/location.js';
import {createStaticHistory} from '../router/staticHistory.js';
import type {Action, LocationListener} from '../types.js';
import {createNavigation, type Navigation, type View} from './navigation.js';
import {scrollAction} from './scroll.js';

function pageAt(path: string): LoadedPage {
  return {path, routes: []};
}

interface StartOptions {
  readonly isRenderedHere?: boolean;
  /** Path of the page in the HTML; "/a" by default. */
  readonly htmlOf?: string;
  /** Called before the HTML is hydrated. */
  beforeCommit?(navigation: Navigation): void;
}

/** Starts an app on "/a". Its pages load when the test calls `arrive`. */
function startOnA({isRenderedHere = false, htmlOf = '/a', beforeCommit}: StartOptions = {}) {
  const log: string[] = [];
  const waiting = new Map<string, {resolve(path: string): void; reject(error: Error): void}>();
  let listener: LocationListener = () => {};
  const location = locationOf('/a');
  const views: View[] = [];
  let canReload = true;
  const navigation = createNavigation({
    history: {
      ...createStaticHistory('/a', () => {}),
      listen(given) {
        listener = given;
        return () => {};
      },
    },
    first: {location: htmlOf === '/a' ? location : locationOf(htmlOf), action: 'POP', page: pageAt(htmlOf)},
    actual: location,
    isRenderedHere,
    loader: {
      peekPage: () => undefined,
      loadPage: (pathname) =>
        new Promise((resolve, reject) => {
          waiting.set(pathname, {resolve: (path) => resolve(pageAt(path)), reject});
        }),
    },
    lifecycles: {
      onRouteUpdate({previousLocation, location: next}) {
        log.push(`update ${previousLocation?.pathname ?? null} → ${next.pathname}`);
        return () => log.push(`updated ${next.pathname}`);
      },
      onRouteDidUpdate: ({previousLocation, location: next}) =>
        void log.push(`did ${previousLocation?.pathname ?? null} → ${next.pathname}${next.hash}`),
    },
    progress: {start: () => void log.push('bar'), stop() {}},
    scroll: {
      leave() {},
      begin: ({hash}) => void log.push(`begin ${hash}`),
      arrive: ({to, action}) => void log.push(`scroll ${to.pathname} ${action}`),
    },
    reload(error) {
      log.push(`reload: ${(error as Error).message}`);
      return canReload;
    },
    onChange: ({view, target}) => {
      if (!target) views.push(view);
    },
  });
  beforeCommit?.(navigation);
  navigation.committed(navigation.view);
  return {
    navigation,
    log,
    views,
    refuseReload: () => {
      canReload = false;
    },
    go: (url: string, action: Action = 'PUSH') => listener(locationOf(url), action),
    async arrive(path: string, error?: Error, pagePath = path) {
      if (error) waiting.get(path)?.reject(error);
      else waiting.get(path)?.resolve(pagePath);
      await new Promise((resolve) => setTimeout(resolve));
      navigation.committed(navigation.view);
    },
  };
}

test('the lifecycle of the first page starts from nowhere', () => {
  expect(startOnA().log).toEqual(['update null → /a', 'updated /a', 'did null → /a']);
});

test('a first page that was not in the document is scrolled on, once', () => {
  const app = startOnA({isRenderedHere: true});
  app.navigation.committed(app.navigation.view);
  expect(app.log).toEqual(['update null → /a', 'updated /a', 'scroll /a POP', 'did null → /a']);
});

test('the old page stays until the next one has been loaded', async () => {
  const app = startOnA();
  app.log.length = 0;
  app.go('/b');
  expect(app.navigation.view.page.path).toBe('/a');
  await app.arrive('/b');
  expect(app.navigation.view.page.path).toBe('/b');
  expect(app.log).toEqual(['update /a → /b', 'bar', 'updated /b', 'scroll /b PUSH', 'did /a → /b']);
});

test('of two navigations in a row the last wins, whichever arrives first', async () => {
  const app = startOnA();
  app.go('/b');
  app.go('/c');
  await app.arrive('/c');
  await app.arrive('/b');
  expect(app.views.map((view) => view.page.path)).toEqual(['/c']);
});

test('a refresh does not lose the navigation under way', async () => {
  const app = startOnA();
  app.go('/b');
  void app.navigation.refresh();
  await app.arrive('/b');
  expect(app.navigation.view.page.path).toBe('/b');
});

test('HTML of another page gives way to the page of the URL, refreshed before it was hydrated or not', async () => {
  for (const beforeCommit of [undefined, (navigation: Navigation) => void navigation.refresh()]) {
    const app = startOnA({htmlOf: '/404.html', beforeCommit});
    await app.arrive('/a');
    expect(app.navigation.view.page.path).toBe('/a');
  }
});

test('a change of query or hash loads nothing', () => {
  const app = startOnA();
  app.log.length = 0;
  app.go('/a#there');
  app.navigation.committed(app.navigation.view);
  expect(app.log).toEqual(['update /a → /a', 'updated /a', 'scroll /a PUSH', 'did /a → /a#there']);
});

test('a page that cannot be loaded is loaded as a whole, and shown as failed if that was tried already', async () => {
  const app = startOnA();
  app.go('/b');
  await app.arrive('/b', new Error('offline'));
  expect(app.log).toContain('reload: offline');
  expect(app.views).toEqual([]);
  app.refuseReload();
  app.go('/c');
  await app.arrive('/c', new Error('offline'));
  expect(app.navigation.view.error).toEqual(new Error('offline'));
});

test('scrolling: top or hash on a new page, nothing on a new query, back to where it was', () => {
  const move = (from: string, to: string, action: Action = 'PUSH') =>
    scrollAction({from: locationOf(from), to: locationOf(to), action});
  expect(move('/a', '/b')).toEqual({restore: false, otherwise: 'top'});
  expect(move('/a', '/b#x')).toEqual({restore: false, otherwise: 'hash'});
  expect(move('/a?q=1', '/a?q=2')).toEqual({restore: false, otherwise: 'stay'});
  expect(move('/b', '/a', 'POP')).toEqual({restore: true, otherwise: 'top'});
});

test('".html" and "index.html" are left out of the location, unless the page is called so', async () => {
  const app = startOnA();
  app.go('/b/index.html');
  await app.arrive('/b/index.html', undefined, '/b/');
  expect(app.navigation.view.location.pathname).toBe('/b/');
  app.go('/file.html');
  await app.arrive('/file.html');
  expect(app.navigation.view.location.pathname).toBe('/file.html');
});
