import type {RoutePayload} from '../shared/payload.js';
import type {PathRules} from '../shared/payloadUrl.js';
import {matchesStrictly} from '../shared/url.js';
import type {DataSource} from './context/DataContext.js';
import {buildPage, type LoadedPage} from './load/buildPage.js';
import {collectRefs} from './load/collectRefs.js';
import {createModuleLoader, type ModuleLoader, type ModuleLoaderInput} from './load/moduleLoader.js';
import {notFoundPayload} from './load/notFound.js';
import {createPayloadLoader, type PayloadLoader} from './load/payloadLoader.js';

export interface RouteLoaderInput extends ModuleLoaderInput, PathRules {
  readonly code: string;
  readonly openRoutes: readonly string[];
  readonly soleRoutes: readonly string[];
}

/** Loads pages, and everything they need, for a path of the site. */
export interface RouteLoader extends DataSource {
  /**
   * The page at a path, or the not-found page.
   *
   * @throws whatever kept a part from loading; a full page load is then the way to go
   */
  loadPage(pathname: string): Promise<LoadedPage>;
  /** The page, if all of it is there already. */
  peekPage(pathname: string): LoadedPage | undefined;
  /** The first page: its payload came with the HTML. */
  loadFirstPage(payload: RoutePayload, pathname: string): Promise<LoadedPage>;
  /** Only the payload; `null` if there is no page. */
  loadPayload(pathname: string): Promise<RoutePayload | null>;
  readonly modules: ModuleLoader;
  readonly payloads: PayloadLoader;
}

export function createRouteLoader({
  code,
  openRoutes,
  soleRoutes,
  baseUrl,
  trailingSlash,
  ...input
}: RouteLoaderInput): RouteLoader {
  const modules = createModuleLoader({...input, baseUrl});
  const payloads = createPayloadLoader({
    code,
    openRoutes,
    soleRoutes,
    baseUrl,
    trailingSlash,
    fetchJson: input.fetchJson,
  });
  /** By payload: paths that differ only in case or a slash share one page, and its components keep their identity. */
  const pages = new WeakMap<RoutePayload, Promise<LoadedPage>>();
  const built = new WeakMap<RoutePayload, LoadedPage>();
  const notFound = notFoundPayload(code);

  const assemble = async (payload: RoutePayload): Promise<LoadedPage> => {
    modules.addFiles(payload.files);
    // The global data is in `files` alone: every page needs it.
    const refs = new Set([...collectRefs(payload.chain), ...Object.keys(payload.files).filter(isDataRef)]);
    const loaded = new Map(
      await Promise.all([...refs].map(async (ref) => [ref, await modules.load(ref)] as const)),
    );
    const page = buildPage(payload, (ref) => loaded.get(ref));
    built.set(payload, page);
    return page;
  };

  const pageOf = (payload: RoutePayload): Promise<LoadedPage> => {
    const known = pages.get(payload);
    if (known) return known;
    const started = assemble(payload);
    pages.set(payload, started);
    started.catch(() => pages.delete(payload));
    return started;
  };

  /** Paths that differ in a slash at the end have one payload, which need not be the page of both. */
  const pagePayload = (payload: RoutePayload | null, pathname: string): RoutePayload => {
    const isStrict = payload?.chain.at(-1)?.strict;
    return !payload || (isStrict && !matchesStrictly(payload.path, pathname)) ? notFound : payload;
  };

  return {
    modules,
    payloads,
    read: (ref) => modules.read(ref),
    loadPayload: (pathname) => payloads.load(pathname),
    loadPage: async (pathname) => pageOf(pagePayload(await payloads.load(pathname), pathname)),
    peekPage(pathname) {
      const payload = payloads.peek(pathname);
      return payload === undefined ? undefined : built.get(pagePayload(payload, pathname));
    },
    loadFirstPage(payload, pathname) {
      payloads.seed(pathname, payload);
      return pageOf(payload);
    },
  };
}

function isDataRef(ref: string): ref is `data:${string}` {
  return ref.startsWith('data:');
}
