import build from '@generated/build';
import clientModules, {afterGlobalData} from '@generated/client-modules';
import siteConfig from '@generated/docusaurus.config';
import registry from '@generated/registry';
import {usesHashRouter} from '@generated/router';
import {startTransition} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import type {RoutePayload} from '../../shared/payload.js';
import {mayHavePage} from '../../shared/sections.js';
import type {GlobalData} from '../../shared/siteConfig.js';
import {normalizeLocationPath, pageKey} from '../../shared/url.js';
import {HeadStore} from '../head/HeadStore.js';
import {fetchJson, loadArtifact} from '../load/browserFiles.js';
import {globalDataRef} from '../load/collectRefs.js';
import {currentConnection, fetchAhead, wasRequested} from '../load/fetchAhead.js';
import {findOpenRoute} from '../load/payloadLoader.js';
import {createPrefetcher} from '../load/prefetch.js';
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

const rules = {baseUrl: build.baseUrl, trailingSlash: siteConfig.trailingSlash};

const inlinePayload = readInlinePayload();

const history = createWindowHistory();

const loader = createRouteLoader({
  ...rules,
  // The script came with this HTML, so the build is identified by its payload: the script cannot contain a hash of itself.
  code: inlinePayload?.code ?? '',
  openRoutes: build.openRoutes,
  soleRoutes: build.soleRoutes,
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

/** Set at once: the base-URL banner takes it as the sign that the site's files were found. */
export function exposeApi(): void {
  window.docusaurus = Object.freeze({
    prefetch: (url: string) => prefetcher.prefetch(parsePath(url).pathname),
    preload: (url: string) => prefetcher.preload(parsePath(url).pathname),
  });
}

function readInlinePayload(): RoutePayload | undefined {
  // Content may have elements of the same id, but only before the payload.
  const scripts = document.querySelectorAll('script#__lectern_payload[type="application/json"]');
  const text = scripts[scripts.length - 1]?.textContent;
  return text ? (JSON.parse(text) as RoutePayload) : undefined;
}

/** Pages are found by such paths too, which hosts look up as they are written. */
function isOtherSpelling(pathname: string): boolean {
  return normalizeLocationPath(pathname) !== pathname || pathname.toLowerCase() !== pathname;
}

async function loadInlinePage(pathname: string) {
  const payload = inlinePayload;
  if (!payload || usesHashRouter) return {page: await loader.loadPage(pathname), path: pathname};
  const isOtherPage = pageKey(payload.path) !== pageKey(pathname);
  // 404.html answers for every path without a page, but an open route may still answer for this one, or a page whose path the
  // host writes differently.
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

/** @param failure - why the first page could not be loaded; shown in its place */
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
  mount(<ClientApp {...{store, history, navigation, loader, head, hydrated}} />, {container, hasHtml});
  setRunningApp({
    loader,
    navigation,
    history,
    setGlobalData: (data) => store.set({site: createSiteContext(data as GlobalData)}),
  });
}

/** Its URL is in the payload, which has been read by now. */
async function loadGlobalData(): Promise<GlobalData> {
  loader.modules.addFiles(inlinePayload?.files ?? {});
  return (await loader.modules.load(globalDataRef)) as GlobalData;
}

function rootElement(): HTMLElement {
  const container = document.getElementById('__docusaurus');
  if (!container) throw new Error('The document has no element with the id "__docusaurus".');
  return container;
}

interface MountPoint {
  readonly container: HTMLElement;
  /** Its HTML is that of the app. */
  readonly hasHtml: boolean;
}

function mount(app: React.ReactElement, {container, hasHtml}: MountPoint): void {
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

/** Makes the page interactive; if parts of it cannot be loaded, the document is loaded again, once. */
export function start(): void {
  startApp().catch((error: unknown) => {
    // The page can be read as it is: the HTML holds all of it.
    if (reloadOnce(error, {isFirstLoad: true})) return;
    reportError('The page could not be made interactive.', error);
    // Without HTML there is nothing to read, and nothing that says why.
    if (usesHashRouter) void startApp(error);
  });
}
