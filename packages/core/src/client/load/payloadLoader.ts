import {layoutFile, type PayloadLayout, type RoutePayload, type ShortPayload} from '../../shared/payload.js';
import {type PathRules, payloadUrls} from '../../shared/payloadUrl.js';
import {normalizeLocationPath, pageKey, removeTrailingSlash} from '../../shared/url.js';
import {AsyncCache} from './AsyncCache.js';
import {collectRefs, globalDataRef} from './collectRefs.js';
import {MissingFileError, PageLoadError} from './errors.js';

export interface PayloadLoaderInput extends PathRules {
  /** Hash of the running bundle. A payload with another hash belongs to another build and is refused. */
  readonly code: string;
  /** Paths of pages that are also shown at all paths below their own. */
  readonly openRoutes: readonly string[];
  /** The `openRoutes` below which no other page exists. */
  readonly openLeaves: readonly string[];
  /** @throws {MissingFileError} if the server answers with 404 */
  fetchJson<T = unknown>(url: string): Promise<T>;
}

/** Loads and caches payloads: the data of one page each, see `RoutePayload`. */
export interface PayloadLoader {
  /**
   * Loads the payload of the page at a path; `null` if the path has no page.
   *
   * @throws {PageLoadError} if the page can only be shown by a full page load
   */
  load(pathname: string): Promise<RoutePayload | null>;
  /** Returns the result of `load` if it has finished, otherwise `undefined`. */
  peek(pathname: string): RoutePayload | null | undefined;
  /** Stores a payload that was not loaded with `load`, for example the one in the HTML of the document. */
  seed(pathname: string, payload: RoutePayload): void;
  forgetAll(): void;
}

export function createPayloadLoader({
  code,
  openRoutes,
  openLeaves,
  fetchJson,
  ...rules
}: PayloadLoaderInput): PayloadLoader {
  const cache = new AsyncCache<RoutePayload | null>();
  const layouts = new AsyncCache<PayloadLayout>();

  /**
   * Adds the data of the layout (the outer routes, which several pages share) to the payload of a page. Most
   * navigations stay within a layout that is already loaded.
   */
  const completePayload = async (payload: RoutePayload | ShortPayload): Promise<RoutePayload> => {
    if (!('leaf' in payload)) return payload;
    const {leaf, layout: name, ...own} = payload;
    const url = rules.baseUrl + layoutFile(name);
    const layout = await layouts.load(name, () => fetchJson<PayloadLayout>(url));
    return {
      ...own,
      layout: name,
      chain: [...layout.chain, leaf],
      files: {...layout.files, ...own.files},
      scripts: [...(layout.scripts ?? []), ...(own.scripts ?? [])],
    };
  };

  const fetchFirst = async (urls: readonly string[]): Promise<RoutePayload | null> => {
    for (const url of urls) {
      try {
        return await completePayload(checkPayload(await fetchJson(url), {url, code}));
      } catch (error) {
        if (!(error instanceof MissingFileError)) throw error;
      }
    }
    return null;
  };

  const find = async (pathname: string): Promise<RoutePayload | null> => {
    const urls = payloadUrls(pathname, rules);
    if (urls.length === 0)
      throw new PageLoadError(`"${pathname}" is outside of this site (${rules.baseUrl}).`);
    const openRoute = findOpenRoute(pathname, openRoutes);
    // No other page exists below an open leaf, so only the route itself has a payload. Other requests would log a 404
    // in the visitor's console.
    const isOpenLeaf = openRoute !== undefined && openLeaves.includes(openRoute);
    const payload = isOpenLeaf ? null : await fetchFirst(urls);
    if (payload) return payload;
    return openRoute === undefined ? null : fetchFirst(payloadUrls(openRoute, rules));
  };

  return {
    load: (pathname) => cache.load(pageKey(pathname), () => find(pathname)),
    peek: (pathname) => cache.peek(pageKey(pathname))?.value,
    seed(pathname, payload) {
      cache.set(pageKey(pathname), payload);
      const {layout, chain, files} = payload;
      if (layout !== undefined) layouts.set(layout, layoutOf(chain.slice(0, -1), files));
    },
    forgetAll: () => cache.clear(),
  };
}

/**
 * Returns the data that a page shares with other pages of its layout.
 *
 * @param chain - the nested routes of the page without the innermost one
 * @param files - URLs of all files of the page; those of these routes are returned
 */
function layoutOf(chain: RoutePayload['chain'], files: RoutePayload['files']): PayloadLayout {
  const shared = new Set<string>([globalDataRef, ...collectRefs(chain)]);
  return {chain, files: Object.fromEntries(Object.entries(files).filter(([ref]) => shared.has(ref)))};
}

/** Returns the innermost open route (path of a page that is also shown at all paths below) that covers a path. */
export function findOpenRoute(pathname: string, openRoutes: readonly string[]): string | undefined {
  const path = pageKey(normalizeLocationPath(pathname));
  return openRoutes
    .filter((route) => {
      const key = removeTrailingSlash(pageKey(route));
      return path === key || path.startsWith(key === '/' ? key : `${key}/`);
    })
    .sort((a, b) => b.length - a.length)
    .at(0);
}

function checkPayload(
  value: unknown,
  {url, code}: {readonly url: string; readonly code: string},
): RoutePayload | ShortPayload {
  if (!isPayload(value)) throw new PageLoadError(`${url} is not a page of this site.`);
  if (value.code !== code) throw new PageLoadError(`${url} belongs to another build of this site.`);
  return value;
}

function isPayload(value: unknown): value is RoutePayload | ShortPayload {
  if (typeof value !== 'object' || value === null) return false;
  return 'code' in value && 'files' in value && ('chain' in value || 'leaf' in value);
}
