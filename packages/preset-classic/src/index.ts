import type {LoadContext, PluginConfig, Preset} from '@lectern/core';
import {errors} from './errors.js';
import {checkOptions, type Options} from './options.js';

export type {ThemeConfig} from '@lectern/theme-classic';
export type {Options} from './options.js';

/** Array with a plugin and its options; empty if `options` is `false`. */
function entry(name: string, options: object | false | undefined): readonly PluginConfig[] {
  return options === false ? [] : [[name, options ?? {}]];
}

/** Same as `entry`, but also empty if `options` is `undefined`. */
function optionalEntry(name: string, options: object | false | undefined): readonly PluginConfig[] {
  return options === undefined ? [] : entry(name, options);
}

const MOVED_KEYS = ['gtag', 'googleAnalytics'] as const;

function checkThemeConfig({siteConfig, siteConfigPath}: LoadContext): void {
  for (const key of MOVED_KEYS) {
    if (key in siteConfig.themeConfig) throw errors.optionMoved({key, configFile: siteConfigPath});
  }
}

/**
 * Entry of the sitemap plugin, in an array; empty if the plugin is not loaded. `site start` writes no sitemap, so it
 * loads the plugin only with `debug: true`, for the debug pages.
 */
function sitemapEntry({sitemap, debug}: Options, {mode, siteConfig}: LoadContext): readonly PluginConfig[] {
  if (mode === 'development' && !debug) return [];
  // With the hash router, the plugin makes no sitemap and prints a warning. The warning is useful only if the site sets
  // options of the plugin.
  if (sitemap === undefined && siteConfig.future.experimental_router === 'hash') return [];
  return entry('@lectern/plugin-sitemap', sitemap);
}

function nameOf(entry: PluginConfig): string {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof name === 'string' ? name : '';
}

/**
 * Path inside of "node_modules" of a file that `require.resolve` returns: "/site/node_modules/acme-search/index.js" →
 * "acme-search/index.js". Other names are returned unchanged.
 */
function packagePath(name: string): string {
  return name.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? name;
}

/** True if the config has a plugin or theme with "search" in its name: "@easyops-cn/docusaurus-search-local". */
function namesSearch({siteConfig: {plugins, themes}}: LoadContext): boolean {
  return [...plugins, ...themes]
    .map(nameOf)
    .some((name) => /^(?![./]|[A-Z]:).*\bsearch/.test(packagePath(name)));
}

function searchEntry({search}: Options, context: LoadContext): readonly PluginConfig[] {
  if (search === undefined && namesSearch(context)) return [];
  return entry('@lectern/theme-search', search);
}

/**
 * Preset with docs, blog, pages, the classic theme, search, SVG and a sitemap; in `site start`, with debug pages.
 * Options add further plugins.
 */
export default function presetClassic(context: LoadContext, userOptions: Options): Preset {
  const options = checkOptions(userOptions, context.siteConfigPath);
  checkThemeConfig(context);
  const {docs, blog, pages, theme, debug, svgr, gtag, googleAnalytics, googleTagManager} = options;
  const showsDebugPages = debug ?? context.mode === 'development';
  const {useCssCascadeLayers} = context.siteConfig.future.v4;
  return {
    themes: [['@lectern/theme-classic', theme ?? {}], ...searchEntry(options, context)],
    plugins: [
      ...entry('@lectern/plugin-content-docs', docs),
      ...entry('@lectern/plugin-content-blog', blog),
      ...entry('@lectern/plugin-content-pages', pages),
      ...optionalEntry('@lectern/plugin-google-analytics', googleAnalytics),
      ...(showsDebugPages ? ['@lectern/plugin-debug'] : []),
      ...optionalEntry('@lectern/plugin-google-gtag', gtag),
      ...optionalEntry('@lectern/plugin-google-tag-manager', googleTagManager),
      ...sitemapEntry(options, context),
      ...entry('@lectern/plugin-svgr', svgr),
      ...(useCssCascadeLayers ? ['@lectern/plugin-css-cascade-layers'] : []),
    ],
  };
}
