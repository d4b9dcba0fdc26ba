import type {LoadContext} from '@lectern/core';
import {validateThemeConfig} from '@lectern/theme-classic';
import {describe, expect, test} from 'vitest';
import presetClassic, {type Options, type ThemeConfig} from './index.js';

function load(
  options: object,
  {
    themeConfig = {},
    mode = 'production',
    useCssCascadeLayers = false,
    router = 'browser',
    plugins = [] as unknown[],
    themes = [] as unknown[],
  } = {},
) {
  const context = {
    siteConfig: {
      themeConfig,
      plugins,
      themes,
      future: {v4: {useCssCascadeLayers}, experimental_router: router},
    },
    siteConfigPath: '/site/site.config.ts',
    mode,
  } as unknown as LoadContext;
  return presetClassic(context, options);
}

test('docs, blog, pages and the theme are there without a word', () => {
  expect(load({})).toEqual({
    plugins: [
      ['@lectern/plugin-content-docs', {}],
      ['@lectern/plugin-content-blog', {}],
      ['@lectern/plugin-content-pages', {}],
      ['@lectern/plugin-sitemap', {}],
      ['@lectern/plugin-svgr', {}],
    ],
    themes: [
      ['@lectern/theme-classic', {}],
      ['@lectern/theme-search', {}],
    ],
  });
});

describe('search', () => {
  const themesOf = (options: object, config?: Parameters<typeof load>[1]) =>
    load(options, config).themes?.slice(1);

  test('is given its options, and left out by `false`', () => {
    expect(themesOf({search: {hitsPerPage: 5}})).toEqual([['@lectern/theme-search', {hitsPerPage: 5}]]);
    expect(themesOf({search: false})).toEqual([]);
    expect(themesOf({}, {themeConfig: {algolia: {}}})).toEqual([['@lectern/theme-search', {}]]);
  });

  test('is left to a plugin or theme for search that the config names, unless options say otherwise', () => {
    const other = '@easyops-cn/docusaurus-search-local';
    expect(themesOf({}, {themes: [[other, {hashed: true}]]})).toEqual([]);
    expect(themesOf({}, {plugins: [() => null, false, other]})).toEqual([]);
    expect(themesOf({search: {}}, {themes: [other]})).toEqual([['@lectern/theme-search', {}]]);
    expect(themesOf({}, {plugins: ['./src/plugins/research.ts']})).toHaveLength(1);
    const resolved = `/sites/search/node_modules/${other}/dist/server/index.js`;
    expect(themesOf({}, {themes: [resolved]})).toEqual([]);
    expect(themesOf({}, {themes: ['/sites/search/node_modules/acme/index.js']})).toHaveLength(1);
  });
});

test('`false` leaves a plugin out, options bring one in', () => {
  const {plugins} = load({
    docs: false,
    blog: {path: 'news'},
    pages: {path: 'pages'},
    svgr: {svgrConfig: {icon: true}},
    sitemap: {lastmod: 'date'},
    gtag: {trackingID: 'x'},
    googleAnalytics: {trackingID: 'y'},
    googleTagManager: {containerId: 'z'},
  });
  expect(plugins).toEqual([
    ['@lectern/plugin-content-blog', {path: 'news'}],
    ['@lectern/plugin-content-pages', {path: 'pages'}],
    ['@lectern/plugin-google-analytics', {trackingID: 'y'}],
    ['@lectern/plugin-google-gtag', {trackingID: 'x'}],
    ['@lectern/plugin-google-tag-manager', {containerId: 'z'}],
    ['@lectern/plugin-sitemap', {lastmod: 'date'}],
    ['@lectern/plugin-svgr', {svgrConfig: {icon: true}}],
  ]);
});

test('debug pages are for development, unless the option says otherwise', () => {
  const off = {docs: false, blog: false, pages: false, svgr: false, sitemap: false} as const;
  expect(load(off, {mode: 'development'}).plugins).toEqual(['@lectern/plugin-debug']);
  expect(load({...off, debug: false}, {mode: 'development'}).plugins).toEqual([]);
  expect(load(off).plugins).toEqual([]);
  expect(load({...off, debug: true}).plugins).toEqual(['@lectern/plugin-debug']);
});

test('the sitemap is for production, and for debugging', () => {
  expect(load({docs: false, blog: false, pages: false, svgr: false}, {mode: 'development'}).plugins).toEqual([
    '@lectern/plugin-debug',
  ]);
  expect(load({docs: false, blog: false, pages: false, svgr: false, sitemap: false}).plugins).toEqual([]);
  expect(
    load(
      {docs: false, blog: false, pages: false, svgr: false, sitemap: {}, debug: true},
      {mode: 'development'},
    ).plugins,
  ).toEqual(['@lectern/plugin-debug', ['@lectern/plugin-sitemap', {}]]);
});

test('with the hash router, there is a sitemap only if the site wants to know why there is none', () => {
  const off = {docs: false, blog: false, pages: false, svgr: false};
  expect(load(off, {router: 'hash'}).plugins).toEqual([]);
  expect(load({...off, sitemap: {}}, {router: 'hash'}).plugins).toEqual([['@lectern/plugin-sitemap', {}]]);
});

test('future.v4.useCssCascadeLayers brings in the plugin that does it', () => {
  const off = {docs: false, blog: false, pages: false, sitemap: false, svgr: false};
  const {plugins} = load(off, {useCssCascadeLayers: true});
  expect(plugins).toEqual(['@lectern/plugin-css-cascade-layers']);
});

test('unknown options are an error with a suggestion', () => {
  expect(() => load({doc: {}, pages: true})).toThrow(
    'The options of preset-classic are not valid.\n"pages": Expected an object with options, or false.\nIt has no field "doc". Did you mean "docs"?',
  );
});

test('analytics in the theme config are told where to go', () => {
  expect(() => load({}, {themeConfig: {gtag: {trackingID: 'x'}}})).toThrow(
    '"themeConfig.gtag" is not read any more.',
  );
});

test('options and theme config are typed as a site writes them', () => {
  const options: Options = {
    docs: {sidebarPath: './sidebars.ts', versions: {current: {label: 'Next'}}},
    theme: {customCss: './custom.css'},
  };
  expect(load(options).themes?.[0]).toEqual(['@lectern/theme-classic', {customCss: './custom.css'}]);
  const themeConfig: ThemeConfig = {
    colorMode: {defaultMode: 'dark'},
    navbar: {items: [{type: 'doc', docId: 'intro'}]},
    prism: {theme: {plain: {color: '#000'}, styles: []}},
    // Fields of other themes are allowed.
    algolia: {appId: 'x'},
  };
  // @ts-expect-error there is no such mode
  const noMode: ThemeConfig = {colorMode: {defaultMode: 'blue'}};
  const check = (value: unknown) =>
    validateThemeConfig({validate: (schema, v) => schema.parse(v), themeConfig: value});
  expect(check(themeConfig)).toMatchObject({colorMode: {defaultMode: 'dark', disableSwitch: false}});
  expect(() => check(noMode)).toThrow();
});
