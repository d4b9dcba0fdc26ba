import {expect, test} from 'vitest';
import {publishSite, writeSite} from '../test/testSite.js';
import type {SidebarItem, SidebarItemsGenerator} from './model/sidebarItems.js';

type GeneratorArgs = Parameters<SidebarItemsGenerator>[0];

async function loadVersion(name: string, options = {}, changes = {}) {
  const {content} = await publishSite(name, options, changes);
  const [version] = content.loadedVersions;
  if (!version) throw new Error('no version');
  return version;
}

async function loadDocs(name: string, options = {}, changes = {}) {
  const version = await loadVersion(name, options, changes);
  return new Map(version.docs.map((doc) => [doc.id, doc]));
}

/** Ids, links and HTML of sidebar items; a category is an array of its label and the array of its items. */
function outline(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === 'category') return [item.label, outline(item.items)];
    if (item.type === 'html') return item.value;
    return item.type === 'link' ? item.href : item.id;
  });
}

const sidebarPath = './sidebars.ts';

test('ids, URLs and titles follow from file names, front matter and headings', async () => {
  const docs = await loadDocs('basic', {sidebarPath});
  expect([...docs.keys()]).toEqual([
    'guides/install',
    'guides/advanced/hidden',
    'guides/advanced/index',
    'guides/advanced/plugins',
    'guides/configuration',
    'introduction',
    'reference/cli',
    'reference/api',
    'standalone',
  ]);
  expect(docs.get('introduction')).toMatchObject({
    permalink: '/docs/',
    title: 'Welcome',
    description: 'The first paragraph.',
  });
  expect(docs.get('guides/install')).toMatchObject({permalink: '/docs/guides/install', sidebarPosition: 1});
  expect(docs.get('guides/advanced/index')).toMatchObject({
    permalink: '/docs/guides/advanced/',
    sourceDirName: 'guides/02-advanced',
  });
  expect(docs.get('guides/configuration')?.description).toBe('From front matter');
  expect(docs.get('reference/api')).toMatchObject({
    source: '@site/docs/reference/the-api.md',
    permalink: '/docs/reference/api',
  });
});

test('versions and docs have the names under which other plugins look for them', async () => {
  const version = await loadVersion('basic', {sidebarPath});
  expect(version).toMatchObject({
    versionName: 'current',
    contentPath: expect.stringMatching(/\/docs$/),
    contentPathLocalized: expect.stringMatching(/\/docusaurus-plugin-content-docs\/current$/),
    sidebarFilePath: expect.stringMatching(/\/sidebars\.ts$/),
  });
  expect(version.docs[0]).toMatchObject({version: 'current'});
});

test('`trailingSlash` is applied to permalinks', async () => {
  const docs = await loadDocs('basic', {sidebarPath}, {trailingSlash: true});
  expect(docs.get('guides/install')?.permalink).toBe('/docs/guides/install/');
});

test('drafts are left out of production, and shown while developing', async () => {
  const production = await loadVersion('basic', {sidebarPath});
  expect(production.drafts.map(({id}) => id)).toEqual(['guides/draft']);
  expect(JSON.stringify(production.sidebars)).not.toContain('guides/draft');
  const development = await loadVersion('basic', {sidebarPath}, {mode: 'development'});
  expect(development.drafts).toEqual([]);
  expect(development.docs.find(({id}) => id === 'guides/advanced/hidden')?.unlisted).toBe(false);
});

test('shorthands and folders become one tree', async () => {
  const {sidebars} = await loadVersion('basic', {sidebarPath});
  expect(outline(sidebars.docs ?? [])).toEqual([
    'introduction',
    [
      'Guides',
      [
        'guides/install',
        ['Advanced things', ['guides/advanced/hidden', 'guides/advanced/plugins']],
        'guides/configuration',
      ],
    ],
    ['Reference', ['reference/cli', 'https://example.com']],
    '<hr>',
  ]);
});

test('without a sidebars file, one sidebar follows the folders and their category files', async () => {
  const {sidebars} = await loadVersion('categories');
  expect(outline(sidebars.defaultSidebar ?? [])).toEqual([
    'start',
    ['First', ['b-folder/b']],
    ['Second', ['a-folder/a']],
    'alone/README',
    ['Named page', ['named/child']],
    ['none', ['none/index', 'none/page']],
  ]);
  expect(sidebars.defaultSidebar?.[1]).toMatchObject({collapsed: false, className: 'first'});
  expect(sidebars.defaultSidebar?.[2]).toMatchObject({
    link: {type: 'generated-index', permalink: '/docs/second'},
  });
  expect(sidebars.defaultSidebar?.[3]).toMatchObject({type: 'doc', label: 'Alone'});
});

test('folders may have the names of properties that all objects have', async () => {
  const names = ['constructor', 'toString', 'valueOf'];
  const siteDir = writeSite(
    Object.fromEntries(
      names.flatMap((name) => [
        [`docs/${name}/a.md`, 'Text.'],
        ...(name === 'valueOf'
          ? []
          : [[`docs/${name}/_category_.json`, {label: `Label of ${name}`}] as const]),
      ]),
    ),
  );
  const {sidebars} = await loadVersion(siteDir);
  const labels = sidebars.defaultSidebar?.map((item) => 'label' in item && item.label);
  expect(labels).toEqual(['Label of constructor', 'Label of toString', 'valueOf']);
});

test('`sidebarPath: false` means no sidebar', async () => {
  expect((await loadVersion('categories', {sidebarPath: false})).sidebars).toEqual({});
});

test('a custom generator gets the default one, and may return shorthands', async () => {
  const {sidebars} = await loadVersion('categories', {
    sidebarItemsGenerator: async ({
      defaultSidebarItemsGenerator,
      ...args
    }: {
      defaultSidebarItemsGenerator: (input: unknown) => Promise<unknown[]>;
    }) => {
      const items = await defaultSidebarItemsGenerator({...args, isCategoryIndex: () => false});
      return [...items.slice(0, 1), 'none/page', {Group: ['named/child']}];
    },
  });
  expect(outline(sidebars.defaultSidebar ?? [])).toEqual(['start', 'none/page', ['Group', ['named/child']]]);
});

test('edit links are made from a URL or by a function', async () => {
  const fromUrl = await loadDocs('basic', {sidebarPath, editUrl: 'https://example.com/edit/main'});
  expect(fromUrl.get('guides/install')?.editUrl).toBe(
    'https://example.com/edit/main/docs/guides/01-install.md',
  );
  const byFunction = await loadDocs('basic', {
    sidebarPath,
    editUrl: (input: unknown) => JSON.stringify(input),
  });
  expect(JSON.parse(byFunction.get('reference/cli')?.editUrl ?? '')).toEqual({
    version: 'current',
    versionDocsDirPath: 'docs',
    docPath: 'reference/cli.md',
    permalink: '/docs/reference/cli',
    locale: 'en',
  });
});

test('a missing sidebars file is an error', async () => {
  await expect(loadVersion('basic', {sidebarPath: './nowhere.ts'})).rejects.toMatchObject({
    code: 'SIDEBARS_FILE_MISSING',
  });
});

test('categories are open at first where they cannot be closed', async () => {
  const siteDir = writeSite({
    'docs/a.md': 'Text.',
    'sidebars.json': {docs: [{A: ['a']}, {type: 'category', label: 'B', collapsible: true, items: ['a']}]},
  });
  const {sidebars} = await loadVersion(siteDir, {sidebarPath: 'sidebars.json', sidebarCollapsible: false});
  expect(sidebars.docs).toMatchObject([
    {collapsible: false, collapsed: false},
    {collapsible: true, collapsed: false},
  ]);
});

test('sidebars frozen by early releases name ids and sidebars with their version', async () => {
  const siteDir = writeSite({
    'docs/a.md': 'Text.',
    'versions.json': ['1.0'],
    'versioned_docs/version-1.0/a.md': 'Text.',
    'versioned_docs/version-1.0/b.md': 'Text.',
    'versioned_sidebars/version-1.0-sidebars.json': {
      'version-1.0/docs': [
        'version-1.0/a',
        {type: 'category', label: 'B', link: {type: 'doc', id: 'version-1.0/b'}, items: ['version-1.0/b']},
      ],
    },
  });
  const {sidebars} = await loadVersion(siteDir, {onlyIncludeVersions: ['1.0']});
  expect(outline(sidebars.docs ?? [])).toEqual(['a', ['B', ['b']]]);
});

test('a draft takes no part in what is generated from its folder', async () => {
  const siteDir = writeSite({
    'docs/start.md': 'Text.',
    'docs/guides/index.md': '---\ntitle: Draft\ndraft: true\n---\n',
    'docs/guides/a.md': 'Text.',
    'docs/later/b.md': '---\ndraft: true\n---\n',
  });
  const {sidebars} = await loadVersion(siteDir);
  expect(outline(sidebars.defaultSidebar ?? [])).toEqual([['guides', ['guides/a']], 'start']);
});

test('a number in quotes is a position', async () => {
  const siteDir = writeSite({'docs/a.md': "---\nsidebar_position: '2'\n---\n", 'docs/b.md': 'Text.'});
  expect((await loadDocs(siteDir)).get('a')?.sidebarPosition).toBe(2);
});

test('a custom `isCategoryIndex` decides which doc is the page of a folder', async () => {
  const siteDir = writeSite({
    'docs/convention/intro.md': '# Introduction',
    'docs/convention/sample.md': 'Text.',
    'docs/other/index.md': '# Index',
    'docs/other/sample.md': 'Text.',
  });
  const seen: unknown[] = [];
  const {sidebars} = await loadVersion(siteDir, {
    sidebarItemsGenerator: ({defaultSidebarItemsGenerator, ...args}: GeneratorArgs) =>
      defaultSidebarItemsGenerator({
        ...args,
        isCategoryIndex: (doc) => {
          seen.push(doc);
          return doc.fileName === 'intro';
        },
      }),
  });
  expect(seen).toContainEqual({fileName: 'intro', extension: '.md', directories: ['convention']});
  expect(sidebars.defaultSidebar).toMatchObject([
    {label: 'Introduction', link: {type: 'doc', id: 'convention/intro'}, items: [{id: 'convention/sample'}]},
    {label: 'other', link: undefined, items: [{id: 'other/index'}, {id: 'other/sample'}]},
  ]);
});
