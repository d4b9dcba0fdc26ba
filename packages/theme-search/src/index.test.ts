import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginActions, RouteConfig} from '@lectern/core';
import {expect, test} from 'vitest';
import {tempSite} from '../../core/test/tempSite.js';
import themeSearch, {validateOptions, validateThemeConfig} from './index.js';
import type {SearchSettings} from './shared/settings.js';

const provider = './src/search.ts';

interface Given {
  readonly options?: object;
  readonly themeConfig?: object;
  readonly router?: 'browser' | 'hash';
}

function load({options = {provider}, themeConfig = {}, router = 'browser'}: Given = {}) {
  const siteDir = tempSite({
    'src/search.ts': 'export default () => ({search: async () => ({hits: [], total: 0, hasMore: false})});',
    'site.config.js': `export default {\n  themes: [['search', ${JSON.stringify(options)}]],\n};`,
  });
  const context = {
    siteDir,
    siteConfigPath: path.join(siteDir, 'site.config.js'),
    generatedFilesDir: path.join(siteDir, '.site'),
    baseUrl: '/base/',
    mode: 'production',
    i18n: {currentLocale: 'de', localeConfigs: {de: {htmlLang: 'de'}}},
    siteConfig: {
      title: 'Tips & <tricks> of a long title',
      url: 'https://example.com',
      favicon: 'img/icon.svg',
      themeConfig,
      future: {experimental_router: router},
    },
  } as unknown as LoadContext;
  const checked = validateOptions({validate: (schema, value) => schema.parse(value), options});
  return {siteDir, plugin: themeSearch(context, checked)};
}

async function contentOf({plugin}: ReturnType<typeof load>) {
  const routes: RouteConfig[] = [];
  let settings: SearchSettings | undefined;
  const actions: PluginActions = {
    addRoute: (route) => void routes.push(route),
    createData: async () => '',
    setGlobalData: (data) => {
      settings = data as SearchSettings;
    },
    setPageHead: () => {},
  };
  await plugin.contentLoaded?.({content: undefined, actions});
  return {routes, settings};
}

test('a module of the site is the provider, with the options that follow its name', async () => {
  const loaded = load({options: {provider: [provider, {file: 'records'}]}});
  const module = fs.readFileSync(
    path.join(loaded.siteDir, '.site/docusaurus-theme-search/provider.js'),
    'utf8',
  );
  expect(module).toBe('export {default} from "../../src/search.ts";\n');
  const {settings} = await contentOf(loaded);
  expect(settings).toMatchObject({provider, providerOptions: {file: 'records'}});
});

test('the page of results is at its path, and is not in the index itself', async () => {
  const {routes} = await contentOf(load({options: {provider, searchPagePath: '/help/find/'}}));
  expect(routes).toEqual([
    {path: '/base/help/find', component: '@theme/SearchPage', exact: true, metadata: {search: false}},
  ]);
  expect((await contentOf(load({options: {provider, searchPagePath: false}}))).routes).toEqual([]);
});

test('texts are those of the language', async () => {
  const messages = await load().plugin.getDefaultCodeTranslationMessages?.();
  expect(messages?.['theme.SearchBar.label']).toBe('Suche');
});

test('browsers are told that the site can be searched', async () => {
  const {plugin, siteDir} = load();
  expect(plugin.injectHtmlTags?.({content: undefined})?.headTags).toEqual([
    {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: 'Tips & <tricks> of a long title',
        href: '/base/opensearch.xml',
      },
    },
  ]);
  await plugin.postBuild?.({outDir: siteDir} as never);
  expect(
    fs.readFileSync(path.join(siteDir, 'opensearch.xml'), 'utf8'),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Tips &amp; &lt;tricks&gt;</ShortName>
  <LongName>Tips &amp; &lt;tricks&gt; of a long title</LongName>
  <Description>Search Tips &amp; &lt;tricks&gt; of a long title</Description>
  <Language>de</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image>https://example.com/base/img/icon.svg</Image>
  <Url type="text/html" method="get" template="https://example.com/base/search?q={searchTerms}"/>
</OpenSearchDescription>
`);
});

test('without an address that takes queries, nothing is said to browsers', async () => {
  for (const given of [{options: {provider, searchPagePath: false}}, {router: 'hash'} as const]) {
    const {plugin, siteDir} = load(given);
    expect(plugin.injectHtmlTags?.({content: undefined})?.headTags).toEqual([]);
    await plugin.postBuild?.({outDir: siteDir} as never);
    expect(fs.existsSync(path.join(siteDir, 'opensearch.xml'))).toBe(false);
  }
});

test('SEARCH_PROVIDER names the providers that there are, and the one that was meant', () => {
  expect(() => load({options: {provider: 'typsense'}})).toThrow(
    'There is no search provider "typsense". Did you mean "typesense"?',
  );
  expect(() => load({options: {provider: './src/serch.ts'}})).toThrow(
    'There is no search provider "./src/serch.ts".',
  );
});

test('options that are none are reported', () => {
  const check = (options: object) =>
    validateOptions({validate: (schema, value) => schema.parse(value), options});
  expect(() => check({contextual: true})).toThrow('contextual');
  expect(() => check({id: 'second'})).toThrow('there is one search in a site');
  expect(() => check({searchPagePath: 'search?q=1'})).toThrow('must be a path such as');
  expect(() => check({missingResultsUrl: 'javascript:alert(1)'})).toThrow('must begin with');
  expect(() => check({hitsPerPage: 0})).toThrow();
});

test('themeConfig.algolia is checked; keys of other themes and of DocSearch pass', () => {
  const check = (themeConfig: object) =>
    validateThemeConfig({validate: (schema, value) => schema.parse(value), themeConfig});
  const keys = {appId: 'A', apiKey: 'B', indexName: 'C'};
  expect(check({navbar: {}, algolia: {...keys, maxResultsPerGroup: 7}})).toEqual({
    navbar: {},
    algolia: {
      ...keys,
      maxResultsPerGroup: 7,
      contextualSearch: true,
      searchParameters: {},
      searchPagePath: 'search',
    },
  });
  const replaced = (from: unknown) =>
    check({algolia: {...keys, replaceSearchResultPathname: {from, to: '/'}}}).algolia;
  expect(replaced('/docs/(v1)')).toMatchObject({replaceSearchResultPathname: {from: '/docs/\\(v1\\)'}});
  expect(replaced(/^\/docs\//)).toMatchObject({replaceSearchResultPathname: {from: '^\\/docs\\/'}});
  expect(() => check({algolia: {appId: 'A'}})).toThrow('apiKey');
});
