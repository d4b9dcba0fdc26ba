import type {LoadContext, PluginConfig, Preset} from '@lectern/core';
import {errors} from './errors.js';
import {checkOptions, type Options} from './options.js';

export type {ThemeConfig} from '@lectern/theme-classic';
export type {Options} from './options.js';

/** A plugin with its options; nothing for `false`. */
function entry(name: string, options: object | false | undefined): readonly PluginConfig[] {
  return options === false ? [] : [[name, options ?? {}]];
}

/** A plugin that is there only if the site gives it options. */
function optionalEntry(name: string, options: object | false | undefined): readonly PluginConfig[] {
  return options === undefined ? [] : entry(name, options);
}

const MOVED_KEYS = ['gtag', 'googleAnalytics'] as const;

function checkThemeConfig({siteConfig, siteConfigPath}: LoadContext): void {
  for (const key of MOVED_KEYS) {
    if (key in siteConfig.themeConfig) throw errors.optionMoved({key, configFile: siteConfigPath});
  }
}

/** While developing, no sitemap is written: the plugin is there for the debug pages alone. */
function sitemapEntry({sitemap, debug}: Options, {mode, siteConfig}: LoadContext): readonly PluginConfig[] {
  if (mode === 'development' && !debug) return [];
  // The plugin would warn that it cannot list anything, which only concerns a site that has options for it.
  if (sitemap === undefined && siteConfig.future.experimental_router === 'hash') return [];
  return entry('@lectern/plugin-sitemap', sitemap);
}

function nameOf(entry: PluginConfig): string {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof name === 'string' ? name : '';
}

/** `/site/node_modules/acme-search/index.js`, as `require.resolve` returns it → `acme-search/index.js`; other names are returned as they are. */
function packagePath(name: string): string {
  return name.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? name;
}

/** Checks that the config names a plugin or theme for search, ours or another: "@easyops-cn/docusaurus-search-local". */
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
 * Docs, blog, pages, the classic theme, search and a sitemap; debug pages while developing. Further plugins are added by their
 * options.
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
