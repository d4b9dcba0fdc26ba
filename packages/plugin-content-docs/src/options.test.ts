import path from 'node:path';
import {expect, test} from 'vitest';
import {type Files, publishSite, writeSite} from '../test/testSite.js';
import type {Doc} from './model/Doc.js';
import type {Options} from './options.js';

/** Publishes a site. @returns doc id → doc, of the first version */
async function docsOf(files: Files, options: Options = {}, changes = {}): Promise<Map<string, Doc>> {
  const {content} = await publishSite(files, options, changes);
  return new Map(content.loadedVersions[0]?.docs.map((doc) => [doc.id, doc]));
}

async function idsOf(files: Files, options: Options = {}): Promise<string[]> {
  return [...(await docsOf(files, options)).keys()];
}

const versioned = {
  'docs/a.md': 'Text.',
  'versions.json': ['2.0', '1.0'],
  'versioned_docs/version-2.0/a.md': 'Text.',
  'versioned_docs/version-1.0/a.md': 'Text.',
  'versioned_sidebars/version-2.0-sidebars.json': {},
  'versioned_sidebars/version-1.0-sidebars.json': {},
};

test('each version has the settings that `versions` gives it, and defaults elsewhere', async () => {
  const {routes} = await publishSite(versioned, {
    versions: {
      current: {label: 'Canary', path: 'canary', banner: 'none', noIndex: true},
      '2.0': {badge: false, className: 'two', banner: 'unreleased'},
    },
  });
  expect(
    routes[0]?.routes?.map(({path: route, props}) => ({path: route, ...(props?.version as object)})),
  ).toEqual([
    {
      ...{
        path: '/docs/canary',
        version: 'current',
        label: 'Canary',
        banner: null,
        badge: true,
        noIndex: true,
      },
      ...{className: 'docs-version-current', isLast: false, pluginId: 'default'},
    },
    {
      ...{path: '/docs', version: '2.0', label: '2.0', banner: 'unreleased', badge: false, noIndex: false},
      ...{className: 'two', isLast: true, pluginId: 'default'},
    },
    {
      ...{
        path: '/docs/1.0',
        version: '1.0',
        label: '1.0',
        banner: 'unmaintained',
        badge: true,
        noIndex: false,
      },
      ...{className: 'docs-version-1.0', isLast: false, pluginId: 'default'},
    },
  ]);
});

test('versions keep the order of versions.json, however `onlyIncludeVersions` lists them', async () => {
  const {content} = await publishSite(versioned, {onlyIncludeVersions: ['1.0', '2.0']});
  expect(content.loadedVersions.map(({versionName: name, isLast}) => [name, isLast])).toEqual([
    ['2.0', true],
    ['1.0', false],
  ]);
});

test('`include` and `exclude` choose the files that are docs', async () => {
  const files = {
    'docs/a.md': 'Text.',
    'docs/b.txt.md': 'Text.',
    'docs/deep/c.md': 'Text.',
    'docs/_d.md': 'Text.',
  };
  expect(await idsOf(files)).toEqual(['a', 'b.txt', 'deep/c']);
  expect(await idsOf(files, {include: ['*.md']})).toEqual(['a', 'b.txt']);
  expect(await idsOf(files, {exclude: ['deep/**']})).toEqual(['_d', 'a', 'b.txt']);
});

const numbered = {
  'docs/02-guides/01-start.md': 'Text.',
  'docs/01-other/10-end.md': '---\nparse_number_prefixes: false\n---\n',
};

test('`numberPrefixParser` says what stands before names; front matter may switch it off', async () => {
  const facts = async (options: Options) => {
    const {content} = await publishSite(numbered, options);
    const [version] = content.loadedVersions;
    return {
      docs: version?.docs.map(({permalink, sidebarPosition}) => [permalink, sidebarPosition]),
      categories: version?.sidebars.defaultSidebar?.map((item) => 'label' in item && item.label),
    };
  };
  expect(await facts({})).toEqual({
    docs: [
      ['/docs/01-other/10-end', undefined],
      ['/docs/guides/start', 1],
    ],
    categories: ['other', 'guides'],
  });
  expect((await facts({numberPrefixParser: false})).categories).toEqual(['01-other', '02-guides']);
  const numberPrefixParser = (name: string) => ({
    filename: name.replace(/^0\d-/, 'n'),
    numberPrefix: -Number(name.slice(0, 2)),
  });
  expect(await facts({numberPrefixParser})).toEqual({
    docs: [
      ['/docs/01-other/10-end', undefined],
      ['/docs/nguides/nstart', -1],
    ],
    categories: ['nguides', 'nother'],
  });
});

test('edit links lead to the version, the current docs or the translation, as the options say', async () => {
  const files = {
    ...versioned,
    'docs/b.md': '---\ncustom_edit_url: null\n---\n',
    'docs/c.md': '---\ncustom_edit_url: https://example.com/c\n---\n',
    'i18n/en/docusaurus-plugin-content-docs/version-2.0/a.md': 'Übersetzt.',
  };
  const editUrl = 'https://example.com/edit';
  const linksOf = async (options: Options) => {
    const {content} = await publishSite(files, options);
    return content.loadedVersions.map(({docs}) =>
      docs.find(({id}) => id === 'a')?.editUrl?.replace(`${editUrl}/`, ''),
    );
  };
  const translated = 'i18n/en/docusaurus-plugin-content-docs';
  expect(await linksOf({editUrl})).toEqual([
    'docs/a.md',
    'versioned_docs/version-2.0/a.md',
    'versioned_docs/version-1.0/a.md',
  ]);
  expect(await linksOf({editUrl, editCurrentVersion: true})).toEqual(['docs/a.md', 'docs/a.md', 'docs/a.md']);
  expect(await linksOf({editUrl, editLocalizedFiles: true})).toEqual([
    'docs/a.md',
    `${translated}/version-2.0/a.md`,
    'versioned_docs/version-1.0/a.md',
  ]);
  expect(await linksOf({editUrl, editLocalizedFiles: true, editCurrentVersion: true})).toEqual([
    'docs/a.md',
    `${translated}/current/a.md`,
    'docs/a.md',
  ]);
  expect(
    await linksOf({editUrl: ({versionDocsDirPath}) => versionDocsDirPath, editLocalizedFiles: true}),
  ).toEqual(['docs', `${translated}/version-2.0`, 'versioned_docs/version-1.0']);
  const docs = await docsOf(files, {editUrl});
  expect([docs.get('b')?.editUrl, docs.get('c')?.editUrl]).toEqual([null, 'https://example.com/c']);
});

test('`breadcrumbs`, `tagsBasePath` and the components arrive where themes look for them', async () => {
  const siteDir = writeSite({
    'docs/a/a.md': '---\ntags: [x]\n---\n',
    'docs/a/_category_.yml': 'link:\n  type: generated-index\n',
  });
  const {routes, globalData} = await publishSite(siteDir, {
    breadcrumbs: false,
    tagsBasePath: 'labels',
    docsRootComponent: '@site/1',
    docVersionRootComponent: '@site/2',
    docRootComponent: '@site/3',
    docItemComponent: '@site/4',
    docTagDocListComponent: '@site/5',
    docTagsListComponent: '@site/6',
    docCategoryGeneratedIndexComponent: '@site/7',
  });
  const flatten = (list: typeof routes): string[] =>
    list.flatMap(({path: route, component, routes: inner}) => [
      `${route} ${component}`,
      ...flatten(inner ?? []),
    ]);
  expect(flatten(routes)).toEqual([
    '/docs @site/1',
    '/docs @site/2',
    '/docs/labels @site/6',
    '/docs/labels/x @site/5',
    '/docs @site/3',
    '/docs/a/ @site/4',
    '/docs/category/a @site/7',
  ]);
  expect(globalData).toMatchObject({breadcrumbs: false});
});

test('time and author of the last update are each shown if their option asks for it', async () => {
  const files = {
    'docs/a.md': '---\nlast_update:\n  author: Ada\n  date: 2024-03-05\n---\n',
    'docs/b.md': 'Text.',
  };
  const getFileLastUpdateInfo = async (file: string) => ({author: path.basename(file), timestamp: 1});
  const vcs = {initialize: () => {}, getFileCreationInfo: getFileLastUpdateInfo, getFileLastUpdateInfo};
  const updates = async (options: Options) => {
    const docs = await docsOf(files, options, {future: {experimental_vcs: vcs}});
    return [...docs.values()].map(({lastUpdatedAt, lastUpdatedBy}) => [lastUpdatedAt, lastUpdatedBy]);
  };
  const day = Date.UTC(2024, 2, 5);
  expect(await updates({})).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(await updates({showLastUpdateTime: true})).toEqual([
    [day, undefined],
    [1, undefined],
  ]);
  expect(await updates({showLastUpdateAuthor: true})).toEqual([
    [undefined, 'Ada'],
    [undefined, 'b.md'],
  ]);
});

test('`SIMULATE_PRODUCTION_VISIBILITY` hides drafts while developing', async () => {
  const files = {'docs/a.md': 'Text.', 'docs/b.md': '---\ndraft: true\n---\n'};
  expect([...(await docsOf(files, {}, {mode: 'development'})).keys()]).toEqual(['a', 'b']);
  process.env.SIMULATE_PRODUCTION_VISIBILITY = 'true';
  try {
    expect([...(await docsOf(files, {}, {mode: 'development'})).keys()]).toEqual(['a']);
  } finally {
    delete process.env.SIMULATE_PRODUCTION_VISIBILITY;
  }
});
