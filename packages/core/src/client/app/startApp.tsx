import build from '@generated/build';
import clientModules, {afterGlobalData} from '@generated/client-modules';
import siteConfig from '@generated/docusaurus.config';
import registry from '@generated/registry';
import {isRelocatable, relocation, usesHashRouter} from '@generated/router';
import {startTransition} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import type {RoutePayload} from '../../shared/payload.js';
import {mayHavePage} from '../../shared/sections.js';
import type {GlobalData} from '../../shared/siteConfig.js';
import {normalizeLocationPath, pageKey} from '../../shared/url.js';
import {HeadStore} from '../head/HeadStore.js';
import {fetchJson, loadArtifact} from '../load/browserFiles.js';
import {globalDataRef} from '../load/collectRefs.js';
import {fetchAhead, wasRequested} from '../load/fetchAhead.js';
import {findOpenRoute} from '../load/payloadLoader.js';
import {createPrefetcher, currentConnection, mayLoadAhead} from '../load/prefetch.js';
import {reportError} from '../log.js';
import {createClientLifecycles} from '../navigation/clientModules.js';
import {reloadOnce} from '../navigation/fullLoad.js';
import {createNavigation, type View} from '../navigation/navigation.js';
import {createProgressBar} from '../navigation/progressBar.js';
import {createScrollKeeper} from '../navigation/scroll.js';
import {createRouteLoader} from '../routeLoader.js';
import {normalizeLocation, parsePath} from '../router/location.js';
import {createWindowHistory} from '../router/windowHistory.js';
import ClientApp, {createAppStore} from './ClientApp.js';
import {setRunningApp} from './running.js';
import {createSiteContext} from './siteContext.js';

const inlinePayload = readInlinePayload();
if (isRelocatable && inlinePayload) relocation.setPage(inlinePayload.path);

const history = createWindowHistory();

const loader = createRouteLoader({
  ...build,
  trailingSlash: siteConfig.trailingSlash,
  // Hash of the build, taken from the payload in the HTML: a script cannot contain a hash of itself.
  code: inlinePayload?.code ?? '',
  registry,
  fetchJson,
  loadArtifact,
});

const prefetcher = createPrefetcher({
  connection: currentConnection,
  fetchAhead,
  wasRequested,
  loadPayload: loader.loadPayload,
  mayHavePage: (pathname) => mayHavePage(pathname, build),
  isLoaded: (pathname) => loader.peekPage(pathname) !== undefined,
  loadPage: loader.loadPage,
});

/**
 * Sets `window.docusaurus`. Must be called before the app starts: if the object is missing, a script in the HTML shows
 * a warning about a wrong `baseUrl` (see `baseUrlIssueScript`).
 */
export function exposeApi(): void {
  if (isRelocatable) {
    // Each page is a document, and so is what can be fetched in advance.
    const prefetch = async (url: string): Promise<void> => {
      if (mayLoadAhead(currentConnection())) relocation.prefetch(url);
    };
    window.docusaurus = Object.freeze({prefetch, preload: prefetch});
    return;
  }
  window.docusaurus = Object.freeze({
    prefetch: (url: string) => prefetcher.prefetch(parsePath(url).pathname),
    preload: (url: string) => prefetcher.preload(parsePath(url).pathname),
  });
}

function readInlinePayload(): RoutePayload | undefined {
  // Content may contain an element with the same id, but always before the payload: the last element is the payload.
  const scripts = document.querySelectorAll('script#__lectern_payload[type="application/json"]');
  const text = scripts[scripts.length - 1]?.textContent;
  return text ? (JSON.parse(text) as RoutePayload) : undefined;
}

/**
 * Returns true for a path that may be another spelling of a page's path (".html", capital letters). Hosts look files up
 * by exact spelling and answer such a path with 404.html, although the page exists.
 */
function isOtherSpelling(pathname: string): boolean {
  return normalizeLocationPath(pathname) !== pathname || pathname.toLowerCase() !== pathname;
}

async function loadInlinePage(pathname: string) {
  const payload = inlinePayload;
  if (!payload || usesHashRouter) return {page: await loader.loadPage(pathname), path: pathname};
  const isOtherPage = pageKey(payload.path) !== pageKey(pathname);
  // True if the host answered with 404.html and the path has no page: no open route (a page that is also shown at all
  // paths below its own) covers the path, and the path is not another spelling of a page's path.
  const isNotFound =
    isOtherPage &&
    payload.path.endsWith('/404.html') &&
    !findOpenRoute(pathname, build.openRoutes) &&
    !isOtherSpelling(history.location.pathname);
  const seedPath = isNotFound ? pathname : payload.path;
  return {page: await loader.loadFirstPage(payload, seedPath), path: payload.path};
}

function emptyPage(path: string) {
  return {page: {path, routes: []}, path};
}

/**
 * Loads the first page and the global data, then renders the app.
 *
 * @param failure - error of an earlier attempt. With the hash router, it is shown instead of the page
 */
async function startApp(failure?: unknown): Promise<void> {
  const inlinePath = inlinePayload?.path || history.location.pathname;
  const actual = normalizeLocation(history.location, inlinePath);
  const isFailed = usesHashRouter && failure !== undefined;
  const [{page, path}, globalData] = isFailed
    ? [emptyPage(actual.pathname), await loadGlobalData().catch(() => ({}))]
    : await Promise.all([loadInlinePage(actual.pathname), loadGlobalData()]);
  const isThisPage = pageKey(path) === pageKey(actual.pathname);
  const location = isThisPage ? actual : {...actual, pathname: path};
  const {action} = history;
  const first: View = isFailed ? {location, action, page, error: failure} : {location, action, page};

  const site = createSiteContext(globalData);
  const lateModules = await Promise.all(afterGlobalData.map((load) => load()));
  const head = new HeadStore();
  const store = createAppStore({view: first, target: null, site});
  const navigation = createNavigation({
    history,
    first,
    actual,
    isRenderedHere: usesHashRouter,
    loader,
    lifecycles: createClientLifecycles([...clientModules, ...lateModules]),
    progress: createProgressBar(),
    scroll: createScrollKeeper(() => navigation.view.location),
    reload: (cause) => reloadOnce(cause, {isFirstLoad: false}),
    onChange: (change) => store.set(change),
  });
  const container = rootElement();
  const hasHtml = container.hasChildNodes() && !usesHashRouter;
  const hydrated = hasHtml ? history.withholdQuery() : () => {};
  mount(<ClientApp {...{store, history, navigation, loader, head, hydrated}} />, container, hasHtml);
  setRunningApp({
    loader,
    navigation,
    history,
    setGlobalData: (data) => store.set({site: createSiteContext(data as GlobalData)}),
  });
}

/** Loads the global data (data of plugins that every page may use). Its URL is in the payload in the HTML. */
async function loadGlobalData(): Promise<GlobalData> {
  loader.modules.addFiles(inlinePayload?.files ?? {});
  return (await loader.modules.load(globalDataRef)) as GlobalData;
}

function rootElement(): HTMLElement {
  const container = document.getElementById('__docusaurus');
  if (!container) throw new Error('The document has no element with the id "__docusaurus".');
  return container;
}

/**
 * Renders the app into the container.
 *
 * @param hasHtml - true if the container has the server-rendered HTML of the page, which is then hydrated
 */
function mount(app: React.ReactElement, container: HTMLElement, hasHtml: boolean): void {
  const onRecoverableError = (error: unknown) => reportError('The HTML and the first render differ.', error);
  startTransition(() => {
    let root: Root;
    if (hasHtml) root = hydrateRoot(container, app, {onRecoverableError});
    else {
      root = createRoot(container, {onRecoverableError});
      root.render(app);
    }
    window.docusaurusRoot = root;
  });
}

/** Makes the page interactive. If a part cannot be loaded, reloads the document once. */
export function start(): void {
  startApp().catch((error: unknown) => {
    // Without JavaScript, the page is still readable: its HTML is complete.
    if (reloadOnce(error, {isFirstLoad: true})) return;
    reportError('The page could not be made interactive.', error);
    // With the hash router the document has no HTML of the page, so the error is shown.
    if (usesHashRouter) void startApp(error);
  });
}
