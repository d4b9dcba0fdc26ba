import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {testContent, testPlugin} from '../../test/testPlugin.js';
import {resolveConfig} from '../config/resolveConfig.js';
import type {RouteConfig} from '../plugins/Plugin.js';
import {readPlanInput} from './PlanInput.js';
import {inheritSearch} from './pageSearch.js';
import {planSite} from './planSite.js';

const leaf = (path: string, metadata?: RouteConfig['metadata']): RouteConfig => ({
  path,
  component: '@theme/Page',
  exact: true,
  ...(metadata && {metadata}),
});

async function searchByPath(routes: RouteConfig[], {hasIndexer = true} = {}) {
  const siteDir = tempSite({'site.config.ts': configText()});
  const {context} = await resolveConfig({siteDir, mode: 'production'});
  const plugins = hasIndexer ? [testPlugin({name: 'indexer', indexPages() {}})] : [];
  const {pages} = planSite(readPlanInput({context, plugins, contents: [testContent(routes)]}));
  return Object.fromEntries(pages.map(({path, search}) => [path, search]));
}

const version: RouteConfig = {
  path: '/docs',
  component: '@theme/Version',
  metadata: {search: {tag: 'docs-default-1', version: '1', title: 'Not of the pages below'}},
  routes: [
    leaf('/docs/a', {search: {title: 'A'}, lastUpdatedAt: 5}),
    leaf('/docs/b'),
    leaf('/docs/c', {search: false, lastUpdatedAt: 5}),
  ],
};

test('pages inherit tag and version from the routes around them', async () => {
  expect(await searchByPath([version, leaf('/x')])).toEqual({
    '/docs/a': {tag: 'docs-default-1', version: '1', title: 'A', lastUpdatedAt: 5},
    '/docs/b': {tag: 'docs-default-1', version: '1'},
    '/docs/c': false,
    '/x': undefined,
    '/404.html': undefined,
  });
});

test('pages of a site without a search index have no facts for it', async () => {
  expect(Object.values(await searchByPath([version], {hasIndexer: false}))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a route within one that is left out is left out, and a tag of its own counts more', () => {
  expect(inheritSearch(false, {tag: 'a'})).toBe(false);
  expect(inheritSearch({tag: 'a', version: '1'}, {tag: 'b'})).toEqual({tag: 'b', version: '1'});
  expect(inheritSearch({title: 'A'}, undefined)).toBeUndefined();
});

test.each<[unknown, string]>([
  ['x', 'a "metadata.search" that is not false or an object but "x"'],
  [{tag: 5}, 'a "metadata.search.tag" that is not text but 5'],
  [{keywords: 'a, b'}, 'a "metadata.search.keywords" that is not a list of texts but "a, b"'],
])('ROUTE_INVALID for %j', async (search, problem) => {
  const planning = searchByPath([leaf('/x', {search} as RouteConfig['metadata'])]);
  await expect(planning).rejects.toThrow(`The plugin test added a route that has ${problem}: "/x".`);
});
