import type {LoadContext} from '@lectern/core';
import {afterEach, expect, test, vi} from 'vitest';
import {setUpAlgolia} from './setUpAlgolia.js';
import {algoliaSchema} from './themeConfig.js';

afterEach(() => vi.restoreAllMocks());

const keys = {appId: 'APP', apiKey: 'key', indexName: 'docs'};

function setUp(algolia: object | undefined, reports?: LoadContext['reports']) {
  const themeConfig = algolia === undefined ? {} : {algolia: algoliaSchema.parse(algolia)};
  return setUpAlgolia(
    {siteConfig: {themeConfig}, siteConfigPath: '/site/site.config.ts', reports} as unknown as LoadContext,
    {},
  );
}

test('browsers get what they need of the theme config, and connect early', () => {
  const replaceSearchResultPathname = {from: /^\/docs/, to: '/'};
  const {publicOptions, origins} = setUp({
    ...keys,
    replaceSearchResultPathname,
    externalUrlRegex: 'api',
    theirs: 1,
  });
  expect(publicOptions).toEqual({
    ...keys,
    searchParameters: {},
    insights: false,
    frameworkVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
    externalUrlRegex: 'api',
    replaceSearchResultPathname: {from: '^\\/docs', to: '/'},
  });
  expect(origins).toEqual(['https://APP-dsn.algolia.net']);
});

test('servers of the site are asked in place of those of Algolia', () => {
  const {publicOptions, origins} = setUp({...keys, hosts: ['https://search.example/']});
  expect(publicOptions).toMatchObject({hosts: ['https://search.example']});
  expect(origins).toEqual(['https://search.example']);
  expect(() => algoliaSchema.parse({...keys, hosts: ['search.example']})).toThrow('the address of a server');
});

test('the provider without its theme config is an error', () => {
  expect(() => setUp(undefined)).toThrow(
    'The search provider is "algolia", but the site does not name its index.',
  );
});

test('an assistant is accepted, with a warning that there is none', () => {
  const warn = vi.fn();
  setUp({...keys, askAi: 'assistant'}, {warn, print: () => {}});
  expect(warn).toHaveBeenCalledWith(
    '`themeConfig.algolia.askAi` has no effect: the search of this theme has no assistant. Remove the option.',
  );
});
