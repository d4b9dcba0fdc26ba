import {isDataRef, type RoutePayload} from '../shared/payload.js';
import {matchesStrictly} from '../shared/url.js';
import type {DataSource} from './context/DataContext.js';
import {buildPage, type LoadedPage} from './load/buildPage.js';
import {collectRefs} from './load/collectRefs.js';
import {notFoundPayload} from './load/notFound.js';
import {createPayloadLoader, type PayloadLoader, type PayloadLoaderInput} from './load/payloadLoader.js';
import {
  createReferenceLoader,
  type ReferenceLoader,
  type ReferenceLoaderInput,
} from './load/referenceLoader.js';

export interface RouteLoaderInput extends ReferenceLoaderInput, PayloadLoaderInput {}

/** Loads pages with all their modules, by path. */
export interface RouteLoader extends DataSource {
  /**
   * Loads the page at a path, or the not-found page.
   *
   * @throws the error of a file that could not be loaded; the caller should reload the document then
   */
  loadPage(pathname: string): Promise<LoadedPage>;
  /** Returns the page if it is already loaded completely. */
  peekPage(pathname: string): LoadedPage | undefined;
  /** Loads the page of the document, whose payload is in the HTML. */
  loadFirstPage(payload: RoutePayload, pathname: string): Promise<LoadedPage>;
  /** Loads only the payload of a page; `null` if the path has no page. */
  loadPayload(pathname: string): Promise<RoutePayload | null>;
  readonly modules: ReferenceLoader;
  readonly payloads: PayloadLoader;
}

export function createRouteLoader(input: RouteLoaderInput): RouteLoader {
  const modules = createReferenceLoader(input);
  const payloads = createPayloadLoader(input);
  /**
   * Cache of pages, by payload. Paths that differ only in case or in a trailing slash have the same payload, and
   * therefore share the page and its components.
   */
  const pages = new WeakMap<RoutePayload, Promise<LoadedPage>>();
  const built = new WeakMap<RoutePayload, LoadedPage>();
  const notFound = notFoundPayload(input.code);

  const assemble = async (payload: RoutePayload): Promise<LoadedPage> => {
    modules.addFiles(payload.files);
    // Every page needs the global data, but no route of the chain refers to it: its reference is only in `files`.
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

  /**
   * Returns the payload to show at a path; for a path without a page, the payload of the not-found page. Strict routes
   * match only one form of a path, with or without trailing slash, but `PayloadLoader` finds their payload for both
   * forms.
   */
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
