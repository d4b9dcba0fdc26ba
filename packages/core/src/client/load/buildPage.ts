import type {HeadTag, ModuleRef, PayloadModule, PayloadRoute, RoutePayload} from '../../shared/payload.js';
import {isModuleList, isPayloadContent} from '../../shared/payloadModules.js';
import type {ClientRoute, RouteContextValue} from '../types.js';
import {type CodeModule, codeModuleValue, routeComponent} from './codeModule.js';
import {contentComponent} from './contentComponent.js';

/**
 * Returns a loaded module: for a `code:` reference its namespace object, for `content:` its exports, for `data:` the
 * parsed JSON.
 */
export type GetModule = (ref: ModuleRef) => unknown;

/** A page whose modules are all loaded, so that it can be rendered immediately. */
export interface LoadedPage {
  /** Route path of the page; "*" for the not-found page, "/404.html" if the document is 404.html. */
  readonly path: string;
  /** URL of the page as Markdown; absent if there is no such file. */
  readonly markdown?: string;
  /** Head tags that plugins have set for the page; absent if there are none. */
  readonly head?: readonly HeadTag[];
  /** List of one route: the outermost of the nested routes of the page. */
  readonly routes: readonly ClientRoute[];
}

/** Props of a route's component, in addition to the props that the router sets, and the context of the route. */
export interface LoadedRoute {
  readonly props: {readonly [name: string]: unknown};
  readonly context: RouteContextValue;
}

/** Props and context of each route. They are not stored in the route objects, which plugins and themes can read. */
// Module state: one map for all pages that were loaded; an entry is freed with its route object.
const loadedRoutes = new WeakMap<ClientRoute, LoadedRoute>();

export function loadedRouteOf(route: ClientRoute): LoadedRoute {
  const loaded = loadedRoutes.get(route);
  if (!loaded)
    throw new Error(
      `The route "${route.path}" was not made by the router; only such routes can be rendered.`,
    );
  return loaded;
}

/**
 * Builds the route objects of a page from its payload (data of the page, with the list `chain` of its nested routes).
 *
 * @param get - called only for references that `collectRefs` lists; their modules must be loaded before
 * @throws if a page component has no default export
 */
export function buildPage(
  {path, chain, markdown}: Pick<RoutePayload, 'path' | 'chain' | 'markdown'>,
  get: GetModule,
): LoadedPage {
  const plugin = chain[0]?.plugin ?? {name: 'native', id: 'default'};
  const routes = chain.reduceRight<readonly ClientRoute[] | undefined>(
    (children, route) => [buildRoute({plugin, ...route}, children, get)],
    undefined,
  );
  const head = chain.at(-1)?.head;
  return {path, routes: routes ?? [], ...(markdown && {markdown}), ...(head && {head})};
}

function buildRoute(
  payload: PayloadRoute & Required<Pick<PayloadRoute, 'plugin'>>,
  routes: readonly ClientRoute[] | undefined,
  get: GetModule,
): ClientRoute {
  const route: ClientRoute = {
    ...payload.attributes,
    path: payload.path,
    ...(payload.exact !== undefined && {exact: payload.exact}),
    ...(payload.strict !== undefined && {strict: payload.strict}),
    component: routeComponent(payload.component, codeOf(payload.component, get)),
    ...(routes && {routes}),
  };
  loadedRoutes.set(route, {
    props: {...resolveGroup(payload.modules, get), ...payload.props},
    context: {
      plugin: payload.plugin,
      ...(payload.context !== undefined && {
        data: resolveGroup(payload.context, get) as RouteContextValue['data'] & {},
      }),
    },
  });
  return route;
}

function resolveGroup(
  group: {readonly [name: string]: PayloadModule} | undefined,
  get: GetModule,
): {readonly [name: string]: unknown} {
  return Object.fromEntries(
    Object.entries(group ?? {}).map(([name, module]) => [name, resolve(module, get)]),
  );
}

function resolve(module: PayloadModule, get: GetModule): unknown {
  if (typeof module === 'string') return resolveRef(module, get);
  if (isModuleList(module)) return module.map((item) => resolve(item, get));
  if (isPayloadContent(module)) {
    return contentComponent(module.content, codeOf(module.content, get), module);
  }
  return resolveGroup(module, get);
}

/** Returns a loaded module of code or content. */
function codeOf(ref: ModuleRef, get: GetModule): CodeModule {
  return get(ref) as CodeModule;
}

function resolveRef(ref: ModuleRef, get: GetModule): unknown {
  if (ref.startsWith('code:')) return codeModuleValue(codeOf(ref, get));
  if (ref.startsWith('content:')) return contentComponent(ref, codeOf(ref, get));
  return get(ref);
}
