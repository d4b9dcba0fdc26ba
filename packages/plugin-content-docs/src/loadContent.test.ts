import {expect, test} from 'vitest';
import {publishSite, siteFolder} from '../test/testSite.js';
import type {SidebarItem} from './sidebars/types.js';

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

/** Labels and ids of a sidebar, as nested lists. */
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

test('every unknown id of the sidebars is reported with its line and what it may mean', async () => {
  const file = `${siteFolder('unknown-doc')}/sidebars.ts`;
  await expect(loadVersion('unknown-doc', {sidebarPath})).rejects.toMatchObject({
    code: 'SIDEBAR_UNKNOWN_DOC',
    message:
      `${file}:5 lists "guide/instal", but no document has that id. Did you mean "guide/install"?\n` +
      `${file}:6 lists "install", but no document has that id. Did you mean "guide/install"?`,
    place: {file, line: 5},
  });
});

test('front matter mistakes of all files come in one report with file and line', async () => {
  const folder = `${siteFolder('bad-front-matter')}/docs`;
  const error = await loadVersion('bad-front-matter').catch((caught: Error) => caught);
  expect(error).toMatchObject({code: 'DOC_FRONT_MATTER'});
  expect(String(error)).toContain(`${folder}/a.md:3 "sidebar_position"`);
  expect(String(error)).toContain(`${folder}/b.md:2 "draft"`);
  expect(String(error)).toContain(`${folder}/b.md:3 "id": An id is one word without "/"`);
});

test('two docs with one id are an error that names both files', async () => {
  await expect(loadVersion('duplicate-ids')).rejects.toMatchObject({
    code: 'DOC_DUPLICATE_ID',
    message: 'Several docs of version "current" have the same id.\n"a": docs/a.md, docs/b.md',
  });
});

test('a missing sidebars file is an error', async () => {
  await expect(loadVersion('basic', {sidebarPath: './nowhere.ts'})).rejects.toMatchObject({
    code: 'SIDEBARS_FILE_MISSING',
  });
});
