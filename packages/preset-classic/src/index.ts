import {type LoadContext, type PluginConfig, type Preset, SiteError} from '@lectern/core';
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
    if (!(key in siteConfig.themeConfig)) continue;
    throw new SiteError('PRESET_THEME_CONFIG', `"themeConfig.${key}" is not read any more.`, {
      place: {file: siteConfigPath},
      hint: `Move it to the options of preset-classic: presets: [["classic", {${key}: {…}}]].`,
    });
  }
}

function sitemapEntry({sitemap, debug}: Options, {mode}: LoadContext): readonly PluginConfig[] {
  if (mode === 'development' && !debug) return [];
  return optionalEntry('@docusaurus/plugin-sitemap', sitemap);
}

function nameOf(entry: PluginConfig): string {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry;
  return typeof name === 'string' ? name : '';
}

/** Whether the config names a plugin or theme for search, ours or another: "@easyops-cn/docusaurus-search-local". */
function namesSearch({siteConfig: {plugins, themes}}: LoadContext): boolean {
  return [...plugins, ...themes].map(nameOf).some((name) => /^(?![./]).*\bsearch/.test(name));
}

function searchEntry({search}: Options, context: LoadContext): readonly PluginConfig[] {
  if (search === undefined && namesSearch(context)) return [];
  return entry('@lectern/theme-search', search);
}

/**
 * Docs, blog, pages, the classic theme and search. Further plugins are added by their options, under the names that sites know them by.
 * One that is not installed is reported when the site loads.
 */
export default function presetClassic(context: LoadContext, userOptions: Options): Preset {
  const options = checkOptions(userOptions, context.siteConfigPath);
  checkThemeConfig(context);
  const {docs, blog, pages, theme, debug, svgr, gtag, googleAnalytics, googleTagManager} = options;
  const {useCssCascadeLayers} = context.siteConfig.future.v4;
  return {
    themes: [['@lectern/theme-classic', theme ?? {}], ...searchEntry(options, context)],
    plugins: [
      ...entry('@lectern/plugin-content-docs', docs),
      ...entry('@lectern/plugin-content-blog', blog),
      ...entry('@lectern/plugin-content-pages', pages),
      ...optionalEntry('@docusaurus/plugin-google-analytics', googleAnalytics),
      ...(debug ? ['@docusaurus/plugin-debug'] : []),
      ...optionalEntry('@docusaurus/plugin-google-gtag', gtag),
      ...optionalEntry('@docusaurus/plugin-google-tag-manager', googleTagManager),
      ...sitemapEntry(options, context),
      ...entry('@lectern/plugin-svgr', svgr),
      ...(useCssCascadeLayers ? ['@lectern/plugin-css-cascade-layers'] : []),
    ],
  };
}
