import {ViewContext} from '@lectern/core/client/context/ViewContext';
import {useLocation} from '@lectern/core/client/router';
import type {ClientRoute} from '@lectern/core/client/types';
import {useContext} from 'react';
import {type AllDocsData, latestVersion, useAllDocsData, useDocsData} from './globalData.js';
import {isBelow} from './paths.js';
import type {
  ActiveDocContext,
  ActivePlugin,
  DocRouteAttributes,
  DocVersionSuggestions,
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from './types.js';

/** Returns the candidate with the longest path that is `pathname` or a parent of it. */
function mostSpecific<T>(
  candidates: readonly T[],
  pathname: string,
  pathOf: (candidate: T) => string,
): T | undefined {
  const [best] = candidates
    .filter((candidate) => isBelow(pathOf(candidate), pathname))
    .sort((a, b) => pathOf(b).length - pathOf(a).length);
  return best;
}

function findActivePlugin(allData: AllDocsData, pathname: string): ActivePlugin | undefined {
  const plugins = Object.entries(allData).map(([pluginId, pluginData]) => ({pluginId, pluginData}));
  return mostSpecific(plugins, pathname, ({pluginData}) => pluginData.path);
}

function findActiveVersion(data: GlobalPluginData, pathname: string): GlobalVersion | undefined {
  return mostSpecific(data.versions, pathname, ({path}) => path);
}

/** The innermost route of the page. */
function leafOf(routes: readonly ClientRoute[] | undefined): ClientRoute | undefined {
  const [route] = routes ?? [];
  return route?.routes?.length ? leafOf(route.routes) : route;
}

function isDocRoute(route: ClientRoute): route is ClientRoute & DocRouteAttributes {
  return typeof route.docId === 'string';
}

/** Route of the current page, if it shows a doc or a generated index page; `undefined` on other pages. */
function useDocRoute(): (ClientRoute & DocRouteAttributes) | undefined {
  const leaf = leafOf(useContext(ViewContext)?.page.routes);
  return leaf && isDocRoute(leaf) ? leaf : undefined;
}

/** Path that a sidebar marks: of the doc to which the current page belongs, else of the page. */
export function useSidebarPath(): string {
  const {pathname} = useLocation();
  return useDocRoute()?.docPath ?? pathname;
}

export interface UseActivePluginOptions {
  readonly failfast?: boolean;
}

/**
 * The docs plugin instance that the current page belongs to, by its path; `undefined` on other pages.
 *
 * @throws on other pages if `failfast` is set
 */
export function useActivePlugin({failfast = false}: UseActivePluginOptions = {}): ActivePlugin | undefined {
  const allData = useAllDocsData();
  const {pathname} = useLocation();
  const active = findActivePlugin(allData, pathname);
  if (!active && failfast) {
    const ids = Object.keys(allData).join(', ') || 'none';
    throw new Error(`The page "${pathname}" belongs to no docs plugin. Docs plugins of this site: ${ids}.`);
  }
  return active;
}

export interface ActivePluginAndVersion {
  readonly activePlugin: ActivePlugin;
  readonly activeVersion?: GlobalVersion;
}

export function useActivePluginAndVersion(
  options: UseActivePluginOptions = {},
): ActivePluginAndVersion | undefined {
  const activePlugin = useActivePlugin(options);
  const {pathname} = useLocation();
  if (!activePlugin) return undefined;
  const activeVersion = findActiveVersion(activePlugin.pluginData, pathname);
  return {activePlugin, ...(activeVersion && {activeVersion})};
}

/** The version that the current page belongs to; `undefined` on pages outside of this docs plugin instance. */
export function useActiveVersion(pluginId: string | undefined): GlobalVersion | undefined {
  const data = useDocsData(pluginId);
  return findActiveVersion(data, useLocation().pathname);
}

/** Version and doc of the current page, and the pages of the same doc in all versions. */
export function useActiveDocContext(pluginId: string | undefined): ActiveDocContext {
  const activeVersion = useActiveVersion(pluginId);
  const route = useDocRoute();
  if (!activeVersion) return {alternateDocVersions: {}};
  if (!route || !isBelow(activeVersion.path, route.path)) return {activeVersion, alternateDocVersions: {}};

  const {docId: id, docPath: path = route.path, sidebar, unlisted, alternates = {}} = route;
  const activeDoc: GlobalDoc = {id, path, ...(sidebar && {sidebar}), ...(unlisted && {unlisted})};
  const others = Object.entries(alternates).map(([name, path]): [string, GlobalDoc] => [name, {id, path}]);
  return {
    activeVersion,
    activeDoc,
    alternateDocVersions: {...Object.fromEntries(others), [activeVersion.name]: activeDoc},
  };
}

/**
 * Link targets of the banner on pages of other versions: the latest version, and the doc of the current page in that
 * version, if the version has the doc.
 */
export function useDocVersionSuggestions(pluginId: string | undefined): DocVersionSuggestions {
  const latestVersionSuggestion = latestVersion(useDocsData(pluginId));
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  const latestDocSuggestion = alternateDocVersions[latestVersionSuggestion.name];
  return {latestVersionSuggestion, ...(latestDocSuggestion && {latestDocSuggestion})};
}
