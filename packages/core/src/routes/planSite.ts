import path from 'node:path';
import {type MarkdownSite, NOT_PUBLISHABLE, NOT_PUBLISHABLE_HINT} from '@lectern/mdx';
import {filesUrl} from '../config/filesUrl.js';
import {markdownSettings} from '../config/markdownSettings.js';
import type {PluginContent} from '../content/PluginContent.js';
import type {RouteRules} from '../contentHelpers/normalizePath.js';
import {throwProblems} from '../errors/problems.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import {localeClashes} from './localeClashes.js';
import {normalizeRoute, type OwnedRoute} from './normalizeRoutes.js';
import type {PlanInput} from './PlanInput.js';
import {collectGlobalData, planData} from './planData.js';
import {notFoundPage, planPages} from './planPages.js';
import {publishScope} from './publishScope.js';
import {RouteReader} from './RouteReader.js';
import type {SitePlan} from './SitePlan.js';
import {siteThemeAliases} from './siteThemeAliases.js';
import {compareRoutes, sortChildren} from './sortRoutes.js';

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

/** Absolute files or bare requests, in the order of their imports. */
export function clientModulesOf(plugins: readonly LoadedPlugin[]): string[] {
  return plugins.flatMap((plugin) =>
    (callHook(plugin, 'getClientModules', (hooks) => hooks.getClientModules?.()) ?? []).map((module) =>
      path.resolve(plugin.dir, module),
    ),
  );
}

/**
 * Decides everything that follows from config and content: pages, files, aliases. Writes nothing.
 *
 * @throws {SiteError} `ROUTE_INVALID`, `ROUTE_OUTSIDE_SITE`, `ASSET_NOT_FOUND`, `FILE_NOT_PUBLISHABLE`
 */
export function planSite({context, plugins, contents}: PlanInput): SitePlan {
  const {baseUrl, siteConfig, siteDir} = context;
  const rules: RouteRules = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const globalData = collectGlobalData(contents);
  const data = planData(contents, globalData, baseUrl);
  const contentRules = contents.flatMap((content) => content.rules);
  const publish = publishScope(context, contentRules);
  const reader = new RouteReader({
    context,
    rules: contentRules,
    publish,
    dataNames: new Set(data.keys()),
  });
  const routes = sortedRoutes(contents, rules);
  const isIndexed = plugins.some(({plugin}) => plugin.indexPages !== undefined);
  const {pages, openRoutes, strictRoutes, duplicates} = planPages(routes, {
    reader,
    rules,
    noIndex: siteConfig.noIndex,
    isIndexed,
  });
  reader.describeContents();
  throwProblems(reader.refusals, {
    code: NOT_PUBLISHABLE,
    heading: 'Front matter or routes name files that may not be published:',
    hint: NOT_PUBLISHABLE_HINT,
    siteDir,
  });
  const hasNotFound = pages.some(({htmlFile}) => htmlFile === '404.html');
  return {
    routes: routes.map(({route, plugin}) => ({...route, plugin})),
    pages: hasNotFound ? pages : [...pages, notFoundPage(reader, rules)],
    openRoutes,
    strictRoutes,
    duplicates: [...duplicates, ...localeClashes(pages, context.i18n)],
    isIndexed,
    contents: reader.contents,
    assets: [...reader.assets.values()],
    data,
    globalData,
    codeRequests: [...reader.codeRequests].sort(),
    clientModules: clientModulesOf(plugins),
    htmlTags: contents.flatMap(({htmlTags}) => htmlTags ?? []),
    themeAliases: siteThemeAliases(plugins, context),
    markdown: {...markdownSite(context, publish), ...imagesOf(contents)},
  };
}

/** What all Markdown files of a site share. */
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

function imagesOf(contents: PlanInput['contents']): Pick<MarkdownSite, 'images'> {
  const images = contents.flatMap((content) => content.images ?? []);
  return images.length > 0 ? {images} : {};
}
