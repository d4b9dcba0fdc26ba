import {normalizePath, type RouteRules} from '../contentHelpers/normalizePath.js';
import {errors} from '../errors/catalog.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import {decodePath} from '../shared/encodePath.js';
import {removeTrailingSlash} from '../shared/url.js';
import {searchProblem} from './pageSearch.js';

export interface RouteOwner {
  readonly name: string;
  readonly id: string;
}

/** A top-level route with the plugin that added it. */
export interface OwnedRoute {
  readonly route: RouteConfig;
  readonly plugin: RouteOwner;
}

function isInSite(path: string, baseUrl: string): boolean {
  // Only these characters can lead to an outer folder; most paths have none of them.
  const isPlain = !/[.%\\\0]/.test(path);
  if (isPlain) return path.startsWith(baseUrl) || path === removeTrailingSlash(baseUrl);
  const decoded = decodePath(path).replaceAll('\\', '/');
  if (decoded.includes('\0')) return false;
  if (decoded.split('/').some((segment) => segment === '..' || segment === '.')) return false;
  return path.startsWith(baseUrl) || path === removeTrailingSlash(baseUrl);
}

/**
 * Checks a route and its children, and applies the option `trailingSlash` to all paths.
 *
 * @throws {SiteError} `ROUTE_INVALID`, `ROUTE_OUTSIDE_SITE`
 */
export function normalizeRoute(route: RouteConfig, plugin: RouteOwner, rules: RouteRules): RouteConfig {
  const label = plugin.id === 'default' ? plugin.name : `${plugin.name} (${plugin.id})`;
  if (typeof route.path !== 'string' || route.path === '') {
    throw errors.routeInvalid({plugin: label, problem: 'has no path.'});
  }
  if (typeof route.component !== 'string' || route.component === '') {
    throw errors.routeInvalid({plugin: label, problem: `has no component: "${route.path}".`});
  }
  const clash = Object.keys(route.props ?? {}).find((name) => name in (route.modules ?? {}));
  if (clash !== undefined) {
    const problem = `has "${clash}" both in props and in modules: "${route.path}".`;
    throw errors.routeInvalid({plugin: label, problem});
  }
  const wrong = searchProblem(route.metadata?.search);
  if (wrong !== undefined) {
    throw errors.routeInvalid({plugin: label, problem: `has ${wrong}: "${route.path}".`});
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
