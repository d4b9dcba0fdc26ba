import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HtmlTagObject, LoadContext, Plugin, PluginModule} from '@lectern/core';
import {generateModule, writeFileIfChanged} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import {readDefaultCodeTranslationMessages} from '@lectern/theme-translations';
import {algoliaConfigOf, algoliaSchema} from './algolia/themeConfig.js';
import {OPEN_SEARCH_FILE, openSearchXml} from './openSearch.js';
import {optionsSchema, type SearchOptions} from './options.js';
import {chosenProvider, setUpProvider} from './providers.js';
import {searchSettings} from './searchSettings.js';
import {PLUGIN_NAME, type SearchSettings} from './shared/settings.js';

export type {AlgoliaThemeConfig} from './algolia/themeConfig.js';
export type {Options, SearchOptions} from './options.js';
export type * from './provider.js';
export type {SearchSettings} from './shared/settings.js';

const inDist = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Returns the code of the generated module that exports the chosen provider, so that only this one is bundled. */
/**
 * Returns `true` if the site has a search page whose URL a browser can open with a query. This is not possible in
 * development, or with the hash router.
 */
function hasOpenSearch({siteConfig, mode}: LoadContext, {searchPagePath}: SearchSettings): boolean {
  const usesHashRouter = siteConfig.future.experimental_router === 'hash';
  return searchPagePath !== false && !usesHashRouter && mode === 'production';
}

function openSearchLink({siteConfig, baseUrl}: LoadContext): HtmlTagObject {
  const type = 'application/opensearchdescription+xml';
  const href = `${baseUrl}${OPEN_SEARCH_FILE}`;
  return {tagName: 'link', attributes: {rel: 'search', type, title: siteConfig.title, href}};
}

/**
 * Preconnect hint for queries. It is anonymous, since browsers use a separate connection for requests without cookies.
 */
function preconnectHint(origin: string): HtmlTagObject {
  return {tagName: 'link', attributes: {rel: 'preconnect', href: origin, crossorigin: 'anonymous'}};
}

/** Adds the search: the button and modal in the navbar, the search page, and the provider that answers queries. */
export default function themeSearch(context: LoadContext, options: SearchOptions): Plugin<undefined> {
  const {themeConfig} = context.siteConfig;
  const choice = chosenProvider(options, themeConfig);
  const provider = setUpProvider(choice, context);
  const settings: SearchSettings = {
    ...searchSettings(options, algoliaConfigOf(context.siteConfig)),
    provider: choice.name,
    providerOptions: provider.publicOptions,
  };
  const {searchPagePath} = settings;
  const announcesSearch = hasOpenSearch(context, settings);
  generateModule(context, {
    plugin: PLUGIN_NAME,
    name: 'provider.js',
    text: (requestOf) => `export {default} from ${JSON.stringify(requestOf(provider.module))};\n`,
  });
  return {
    ...provider.hooks,
    name: PLUGIN_NAME,
    getThemePath: () => inDist('./theme'),
    getTypeScriptThemePath: () => inDist('../src/theme'),
    getTranslationSources: () => [inDist('./client')],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale: context.i18n.currentLocale, name: 'theme-search'}),
    followsFiles: () => true,
    contentLoaded: ({actions}) => {
      actions.setGlobalData(settings);
      if (searchPagePath === false) return;
      actions.addRoute({
        path: `${context.baseUrl}${searchPagePath}`,
        component: '@theme/SearchPage',
        exact: true,
        metadata: {search: false},
      });
    },
    injectHtmlTags: () => ({
      headTags: [
        ...provider.origins.map(preconnectHint),
        ...(announcesSearch ? [openSearchLink(context)] : []),
      ],
    }),
    postBuild: ({outDir}) => {
      if (!announcesSearch || searchPagePath === false) return;
      writeFileIfChanged(path.join(outDir, OPEN_SEARCH_FILE), openSearchXml(context, searchPagePath));
    },
  };
}

export const validateOptions: NonNullable<PluginModule<SearchOptions>['validateOptions']> = ({
  validate,
  options,
}) => validate(optionsSchema, options);

export const validateThemeConfig: NonNullable<PluginModule['validateThemeConfig']> = ({
  validate,
  themeConfig,
}) => validate(z.looseObject({algolia: algoliaSchema.optional()}), themeConfig);
