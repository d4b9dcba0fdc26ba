import fs from 'node:fs';
import type {RouteConfig} from '@lectern/core';
import {expect, test} from 'vitest';
import {type Files, parseOptions, publishSite, testContext, writeSite} from '../../test/testSite.js';
import type {PropDocChange} from '../client/types.js';
import pluginContentDocs from '../index.js';
import type {Options} from '../options.js';
import {comparedVersions} from './comparedVersions.js';

const text = (words: string) => `---\ndescription: One\n---\n\n# Title\n\n${words}\n`;

const site: Files = {
  'docs/a.md': text('Third.'),
  'docs/same.md': text('Same.'),
  'docs/new.md': text('New.'),
  'docs/code.md': text('```js\nimport a from "a";\n```'),
  'docs/import.mdx': text("import Part from './_part.md';\n\n<Part />"),
  'docs/hidden.md': '---\nunlisted: true\n---\n\nHidden, edited.\n',
  'docs/moved/place.md': '---\nslug: /place\n---\n\nMoved and edited.\n',
  'versions.json': ['2.0', '1.0'],
  'versioned_docs/version-2.0/a.md': text('Second.'),
  'versioned_docs/version-2.0/same.md': text('Same.')
    .replace(/\n/g, '\r\n')
    .replace('description: One', 'description: Two'),
  'versioned_docs/version-2.0/code.md': text('```js\nimport a from "a";\n```'),
  'versioned_docs/version-2.0/import.mdx': text("import Part from './_part.md';\n\n<Part />"),
  'versioned_docs/version-2.0/hidden.md': 'Hidden.',
  'versioned_docs/version-2.0/place.md': 'Moved.',
  'versioned_docs/version-1.0/a.md': text('First.'),
  'versioned_docs/version-1.0/same.md': text('Same.'),
  'versioned_sidebars/version-2.0-sidebars.json': {},
  'versioned_sidebars/version-1.0-sidebars.json': {},
};

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

async function pagesOf(options: Options, files: Files = site, changes = {}) {
  const {routes} = await publishSite(files, options, changes);
  const pages = leaves(routes);
  const changesOf = (path: string) => {
    const page = pages.find((route) => route.path === path);
    const content = page?.modules?.content as {
      readonly metadata?: {readonly changes?: readonly PropDocChange[]};
    };
    return content?.metadata?.changes;
  };
  return {
    pages,
    changesOf,
    diffs: pages.filter(({path}) => path.includes('changes-since')).map(({path}) => path),
  };
}

test('a version is compared with those before it, and with those that are named', () => {
  const names = ['current', '3', '2', '1'];
  const entries = (option: Parameters<typeof comparedVersions>[1]) => [...comparedVersions(names, option)];
  expect(entries(false)).toEqual([]);
  expect(entries(true)).toEqual([
    ['current', ['3']],
    ['3', ['2']],
    ['2', ['1']],
    ['1', []],
  ]);
  expect(comparedVersions(names, {last: 2, from: []}).get('current')).toEqual(['3', '2']);
  expect(comparedVersions(names, {last: 1, from: ['1']}).get('current')).toEqual(['3', '1']);
  expect(comparedVersions(names, {last: 0, from: ['2']}).get('1')).toEqual([]);
});

test('docs have no pages with changes, and no data about them, until the option is set', async () => {
  const {pages, diffs} = await pagesOf({});
  expect(diffs).toEqual([]);
  expect(JSON.stringify(pages)).not.toMatch(/change/i);
});

test('docs that changed have a page; others have a note; hidden docs have nothing', async () => {
  const {diffs, changesOf, pages} = await pagesOf({versionDiff: true});
  expect(diffs.sort()).toEqual([
    '/docs/a/changes-since-1.0',
    '/docs/next/a/changes-since-2.0',
    '/docs/next/import/changes-since-2.0',
    '/docs/next/place/changes-since-2.0',
  ]);
  expect(changesOf('/docs/next/a')).toEqual([{label: '2.0', path: '/docs/next/a/changes-since-2.0'}]);
  expect(changesOf('/docs/next/same')).toEqual([{label: '2.0'}]);
  expect(changesOf('/docs/next/code')).toEqual([{label: '2.0'}]);
  expect(changesOf('/docs/next/new')).toEqual([{label: '2.0', isNew: true}]);
  expect(changesOf('/docs/code')).toEqual([{label: '1.0', isNew: true}]);
  expect(changesOf('/docs/next/hidden')).toBeUndefined();
  expect(changesOf('/docs/1.0/a')).toBeUndefined();
  expect(pages.find(({path}) => path === '/docs/next/a/changes-since-2.0')).toMatchObject({
    component: '@theme/DocChanges',
    modules: {
      after: {
        path: '@site/docs/a.md',
        metadata: {title: 'Title', permalink: '/docs/next/a', versionLabel: 'Next'},
      },
      before: {path: '@site/versioned_docs/version-2.0/a.md', metadata: {versionPath: '/docs'}},
    },
    metadata: {search: false},
    docId: 'a',
    docPath: '/docs/next/a',
  });
});

test('hidden docs stay hidden in `site start`', async () => {
  const {changesOf} = await pagesOf({versionDiff: true}, site, {mode: 'development'});
  expect(changesOf('/docs/next/hidden')).toBeUndefined();
});

test('labels of versions, trailing slashes and further versions', async () => {
  const {changesOf} = await pagesOf(
    {
      versionDiff: {from: ['1.0']},
      versions: {'1.0': {label: 'One'}},
      docChangesComponent: '@site/src/Changes',
    },
    site,
    {trailingSlash: true},
  );
  expect(changesOf('/docs/next/a/')).toEqual([
    {label: '2.0', path: '/docs/next/a/changes-since-2.0/'},
    {label: 'One', path: '/docs/next/a/changes-since-1.0/'},
  ]);
});

test('an unknown version in the option is an error', async () => {
  await expect(pagesOf({versionDiff: {from: ['1.1']}})).rejects.toThrow(
    'Docs option "versionDiff": there is no version "1.1".',
  );
});

test('an edit that begins or ends a difference concerns more than the page', async () => {
  const siteDir = writeSite(site);
  const load = () => pluginContentDocs(testContext(siteDir), parseOptions({versionDiff: true}));
  await load().loadContent?.();
  // A later build reads the results of the last one from the cache.
  const plugin = load();
  const file = (name: string) => `${siteDir}/${name}`;
  const isAffected = (name: string) => plugin.isContentAffected?.({file: file(name)});
  expect(await isAffected('docs/same.md')).toBe(false);
  fs.appendFileSync(file('docs/same.md'), '\nEdited.\n');
  expect(await isAffected('docs/same.md')).toBe(true);
  fs.appendFileSync(file('docs/a.md'), '\nEdited.\n');
  expect(await isAffected('docs/a.md')).toBe(false);
});
