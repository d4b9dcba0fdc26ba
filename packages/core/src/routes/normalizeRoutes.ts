import {normalizePath, type RouteRules} from '../contentHelpers/normalizePath.js';
import {errors} from '../errors/catalog.js';
import {pluginLabel} from '../plugins/callHook.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import {decodePath} from '../shared/encodePath.js';
import {removeTrailingSlash} from '../shared/url.js';
import {searchProblem} from './pageSearch.js';

/** Plugin that added a route. */
export interface RouteOwner {
  /** Name of the plugin: "docusaurus-plugin-content-docs". */
  readonly name: string;
  /** Option `id` of the plugin; "default" if the site does not set it. */
  readonly id: string;
}

/** A top-level route (with its children), and the plugin that added it. */
export interface OwnedRoute {
  readonly route: RouteConfig;
  readonly plugin: RouteOwner;
}

function isInSite(path: string, baseUrl: string): boolean {
  // Most paths have none of these characters, so they cannot contain "..", even after percent-decoding.
  const isPlain = !/[.%\\\0]/.test(path);
  const isBelowBase = path.startsWith(baseUrl) || path === removeTrailingSlash(baseUrl);
  if (isPlain || !isBelowBase) return isBelowBase;
  const decoded = decodePath(path).replaceAll('\\', '/');
  if (decoded.includes('\0')) return false;
  return !decoded.split('/').some((segment) => segment === '..' || segment === '.');
}

/** Returns the mistake in a route, as the end of a sentence: "has no path."; `undefined` if there is none. */
function problemOf({path, component, props, modules, metadata}: RouteConfig): string | undefined {
  if (typeof path !== 'string' || path === '') return 'has no path.';
  if (typeof component !== 'string' || component === '') return `has no component: "${path}".`;
  const clash = Object.keys(props ?? {}).find((name) => name in (modules ?? {}));
  if (clash !== undefined) return `has "${clash}" both in props and in modules: "${path}".`;
  const wrong = searchProblem(metadata?.search);
  return wrong && `has ${wrong}: "${path}".`;
}

/**
 * Checks a route and its children, and applies the option `trailingSlash` to all paths.
 *
 * @throws {SiteError} `ROUTE_INVALID`, `ROUTE_OUTSIDE_SITE`
 */
export function normalizeRoute(route: RouteConfig, plugin: RouteOwner, rules: RouteRules): RouteConfig {
  const problem = problemOf(route);
  if (problem !== undefined) {
    throw errors.routeInvalid({plugin: pluginLabel({plugin, id: plugin.id}), problem});
  }
  const path = normalizePath(route.path, rules);
  if (!isInSite(path, rules.baseUrl)) {
    throw errors.routeOutsideSite({
      path: route.path,
      baseUrl: rules.baseUrl,
      source: route.metadata?.sourceFilePath,
    });
  }
  if (!route.routes) return path === route.path ? route : {...route, path};
  return {...route, path, routes: route.routes.map((child) => normalizeRoute(child, plugin, rules))};
}
