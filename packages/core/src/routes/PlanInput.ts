import path from 'node:path';
import type {MarkdownRule, MarkdownSite} from '@lectern/mdx';
import {filesUrl} from '../config/filesUrl.js';
import {markdownSettings} from '../config/markdownSettings.js';
import type {PluginContent} from '../content/PluginContent.js';
import type {RouteRules} from '../contentHelpers/normalizePath.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import {ModuleRequests} from './ModuleRequests.js';
import {normalizeRoute, type OwnedRoute} from './normalizeRoutes.js';
import {dataNamesOf} from './planData.js';
import {markdownRules} from './planImported.js';
import {publishScope} from './publishScope.js';
import {type RouteFiles, readRouteFiles} from './readRouteFiles.js';
import {compareRoutes, sortChildren} from './sortRoutes.js';
import {siteThemeAliases, type ThemeAliases} from './themeAliases.js';

export interface SiteContent {
  /** Config, folders and locale of the site. Titles and other texts of the config are already translated. */
  readonly context: LoadContext;
  readonly plugins: readonly LoadedPlugin[];
  readonly contents: readonly PluginContent[];
}

/** All inputs of `planSite`. Data from files and plugin hooks is already read, since `planSite` is a pure function. */
export interface PlanInput extends Omit<SiteContent, 'plugins'> {
  readonly requests: ModuleRequests;
  /** Top-level routes with normalised paths, in the order in which they are matched. */
  readonly routes: readonly OwnedRoute[];
  readonly files: RouteFiles;
  /** Compile settings for the Markdown files of each folder: return value of `markdownRules`. */
  readonly rules: readonly MarkdownRule[];
  readonly markdown: MarkdownSite;
  readonly clientModules: readonly string[];
  readonly stillModules: readonly string[];
  readonly themeAliases: ThemeAliases;
  /** True if a plugin makes a search index. */
  readonly isIndexed: boolean;
}

/**
 * Calls the hook `getClientModules` or `getStillModules` of all plugins.
 *
 * @returns absolute paths, in the order of the plugins
 */
export function readModules(
  plugins: readonly LoadedPlugin[],
  hook: 'getClientModules' | 'getStillModules',
): string[] {
  return plugins.flatMap((plugin) => {
    const modules = callHook(plugin, hook, (hooks) => hooks[hook]?.()) ?? [];
    return modules.map((module) => path.resolve(plugin.dir, module));
  });
}

/**
 * Reads the files and calls the hooks that a plan needs.
 *
 * @throws {SiteError} `ROUTE_INVALID`, `ROUTE_OUTSIDE_SITE`, `ASSET_NOT_FOUND`, `FILE_NOT_PUBLISHABLE`,
 * `PLUGIN_HOOK_FAILED`
 */
export function readPlanInput({context, plugins, contents}: SiteContent): PlanInput {
  const {baseUrl, siteConfig, siteDir} = context;
  const routes = sortedRoutes(contents, {baseUrl, trailingSlash: siteConfig.trailingSlash});
  const rules = markdownRules(contents);
  const requests = new ModuleRequests(context, dataNamesOf(contents));
  const publish = publishScope(context, rules);
  const images = contents.flatMap((content) => content.images ?? []);
  return {
    context,
    contents,
    requests,
    routes,
    rules,
    files: readRouteFiles(routes, {requests, siteDir, baseUrl: filesUrl(context), publish}),
    markdown: {...markdownSite(context, publish), ...(images.length > 0 && {images})},
    clientModules: readModules(plugins, 'getClientModules'),
    stillModules: readModules(plugins, 'getStillModules'),
    themeAliases: siteThemeAliases(plugins, context),
    isIndexed: plugins.some(({plugin}) => plugin.indexPages !== undefined),
  };
}

function sortedRoutes(contents: readonly PluginContent[], rules: RouteRules): OwnedRoute[] {
  const owned = contents.flatMap(({plugin, routes}) => {
    const owner = {name: plugin.plugin.name, id: plugin.id};
    return routes.map((route) => ({
      route: sortChildren(normalizeRoute(route, owner, rules), rules.baseUrl),
      plugin: owner,
    }));
  });
  return owned.sort((a, b) => compareRoutes(a.route, b.route, rules.baseUrl));
}

/** Collects the settings that all Markdown files of a site share. */
export function markdownSite(
  context: LoadContext,
  publish: MarkdownSite['publish'],
): Omit<MarkdownSite, 'images'> {
  const {siteDir, siteConfig} = context;
  return {
    siteDir,
    baseUrl: filesUrl(context),
    staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
    publish,
    markdown: markdownSettings(siteConfig),
  };
}
