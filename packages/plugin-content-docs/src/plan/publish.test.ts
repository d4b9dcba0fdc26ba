import type {RouteConfig} from '@lectern/core';
import {expect, test} from 'vitest';
import {publishSite} from '../../test/testSite.js';
import {fromSidebarFile, type SidebarFile} from '../client/sidebarFile.js';
import type {Options} from '../options.js';

const sidebarPath = './sidebars.ts';

function flatten(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

function leaves(routes: readonly RouteConfig[]): Map<string, RouteConfig> {
  return new Map(
    flatten(routes)
      .filter((route) => !route.routes)
      .map((route) => [route.path, route]),
  );
}

function contentOf(route: RouteConfig | undefined): {path: string; metadata: Record<string, unknown>} {
  return route?.modules?.content as unknown as {path: string; metadata: Record<string, unknown>};
}

test('docs stand below their sidebar, their version and the plugin', async () => {
  const {routes} = await publishSite('basic', {sidebarPath});
  const [root] = routes;
  const [version] = root?.routes ?? [];
  expect(root).toMatchObject({path: '/docs', component: '@theme/DocsRoot', exact: false});
  expect(version).toMatchObject({path: '/docs', component: '@theme/DocVersionRoot', priority: -1});
  const layouts = (version?.routes ?? []).filter(({component}) => component === '@theme/DocRoot');
  expect(layouts.map(({props, routes: pages}) => [props?.sidebarName, pages?.map(({path}) => path)])).toEqual(
    [
      [
        'docs',
        [
          '/docs/guides/install',
          '/docs/guides/advanced/hidden',
          '/docs/guides/advanced/',
          '/docs/guides/advanced/plugins',
          '/docs/guides/configuration',
          '/docs/',
          '/docs/reference/cli',
          '/docs/category/guides',
        ],
      ],
      ['other', ['/docs/reference/api', '/docs/standalone']],
    ],
  );
});

test('the payload of a doc holds its neighbours, and not its front matter', async () => {
  const {routes} = await publishSite('basic', {sidebarPath});
  const pages = leaves(routes);
  const install = contentOf(pages.get('/docs/guides/install'));
  expect(install.path).toBe('@site/docs/guides/01-install.md');
  expect(install.metadata).toMatchObject({
    id: 'guides/install',
    sidebar: 'docs',
    previous: {title: 'Guides', permalink: '/docs/category/guides'},
    next: {title: 'Advanced things', permalink: '/docs/guides/advanced/'},
  });
  expect(install.metadata).not.toHaveProperty('frontMatter');
});

test('previous and next skip unlisted docs, use sidebar labels and obey front matter', async () => {
  const pages = leaves((await publishSite('basic', {sidebarPath})).routes);
  const advanced = contentOf(pages.get('/docs/guides/advanced/')).metadata;
  expect(advanced.next).toEqual({title: 'Plugins', permalink: '/docs/guides/advanced/plugins'});
  expect(contentOf(pages.get('/docs/guides/advanced/plugins')).metadata).not.toHaveProperty('next');
  const cli = contentOf(pages.get('/docs/reference/cli')).metadata;
  expect(cli.previous).toEqual({title: 'Configure it', permalink: '/docs/guides/configuration'});
});

test('a doc shown with a foreign sidebar has no neighbours', async () => {
  const pages = leaves((await publishSite('basic', {sidebarPath})).routes);
  const {metadata} = contentOf(pages.get('/docs/standalone'));
  expect(metadata).toMatchObject({sidebar: 'other'});
  expect(metadata).not.toHaveProperty('previous');
  expect(metadata).not.toHaveProperty('next');
});

test('the page of a category brings the descriptions of what it holds', async () => {
  const pages = leaves((await publishSite('basic', {sidebarPath})).routes);
  expect(contentOf(pages.get('/docs/guides/advanced/')).metadata.cardDescriptions).toEqual({
    'guides/advanced/hidden': '',
    'guides/advanced/plugins': '',
  });
  expect(pages.get('/docs/category/guides')).toMatchObject({
    component: '@theme/DocCategoryGeneratedIndexPage',
    sidebar: 'docs',
    props: {
      categoryGeneratedIndex: {
        title: 'Guides',
        description: 'All guides',
        slug: '/category/guides',
        navigation: {
          previous: {title: 'Welcome', permalink: '/docs/'},
          next: {title: 'Install', permalink: '/docs/guides/install'},
        },
      },
      items: [
        {type: 'link', label: 'Install', description: 'How to install.'},
        {
          type: 'category',
          label: 'Advanced things',
          href: '/docs/guides/advanced/',
          items: [{label: 'Plugins'}],
        },
        {type: 'link', label: 'Configure it', description: 'From front matter'},
      ],
    },
  });
});

test('the page of a category says where it comes from: two may have one slug', async () => {
  const link = {type: 'generated-index', slug: '/same'};
  const category = (label: string) => ({type: 'category', label, link, items: ['a']});
  const {routes} = await publishSite(
    {'docs/a.md': 'Text.', 'sidebars.json': {one: [category('First'), category('Second')]}},
    {sidebarPath: 'sidebars.json'},
  );
  const indexes = flatten(routes).filter((route) => route.path === '/docs/same');
  expect(indexes.map(({metadata}) => metadata?.origin)).toEqual([
    'the category "First" of the sidebar "one" (sidebars.json:5)',
    'the category "Second" of the sidebar "one" (sidebars.json:16)',
  ]);
});

test('sidebars are data files without descriptions', async () => {
  const {data} = await publishSite('basic', {sidebarPath});
  const file = data.get('version-current/sidebar-docs.json') as SidebarFile;
  expect(fromSidebarFile(file, '/docs')).toEqual([
    {type: 'link', href: '/docs/', label: 'Welcome', docId: 'introduction'},
    {
      type: 'category',
      label: 'Guides',
      collapsed: true,
      collapsible: true,
      href: '/docs/category/guides',
      items: [
        {type: 'link', href: '/docs/guides/install', label: 'Install', docId: 'guides/install'},
        {
          type: 'category',
          label: 'Advanced things',
          collapsed: true,
          collapsible: true,
          href: '/docs/guides/advanced/',
          items: [
            {
              type: 'link',
              href: '/docs/guides/advanced/hidden',
              label: 'Hidden',
              docId: 'guides/advanced/hidden',
              unlisted: true,
            },
            {
              type: 'link',
              href: '/docs/guides/advanced/plugins',
              label: 'Plugins',
              docId: 'guides/advanced/plugins',
            },
          ],
        },
        {
          type: 'link',
          href: '/docs/guides/configuration',
          label: 'Configure it',
          docId: 'guides/configuration',
        },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsed: true,
      collapsible: true,
      items: [
        {type: 'link', href: '/docs/reference/cli', label: 'CLI', docId: 'reference/cli'},
        {type: 'link', href: 'https://example.com', label: 'Elsewhere'},
      ],
    },
    {type: 'html', value: '<hr>'},
  ]);
});

test('global data holds what every page may link to, and names the file with the rest', async () => {
  const themeConfig = {
    navbar: {
      items: [
        {type: 'doc', docId: 'guides/install'},
        {type: 'dropdown', items: [{type: 'doc', docId: 'reference/api'}]},
        {type: 'doc', docId: 'guides/configuration', docsPluginId: 'other'},
      ],
    },
  };
  const {globalData, data} = await publishSite('basic', {sidebarPath}, {themeConfig});
  const folder = 'data:docusaurus-plugin-content-docs/default/version-current';
  expect(globalData).toEqual({
    path: '/docs',
    breadcrumbs: true,
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        path: '/docs',
        mainDocId: 'introduction',
        mainDocPath: '/docs/',
        draftIds: ['guides/draft'],
        sidebars: {
          docs: {link: {path: '/docs/', label: 'Welcome'}},
          other: {link: {path: '/docs/reference/api', label: 'API'}},
        },
        linkedDocs: {
          introduction: {path: '/docs/', sidebar: 'docs'},
          'guides/install': {path: '/docs/guides/install', sidebar: 'docs'},
          'reference/api': {path: '/docs/reference/api', sidebar: 'other'},
        },
        docs: {$data: `${folder}/global-docs.json`},
        detailsFile: `${folder}/docs.json`,
        sidebarFiles: {docs: `${folder}/sidebar-docs.json`, other: `${folder}/sidebar-other.json`},
      },
    ],
  });
  expect(data.get('version-current/global-docs.json')).toContainEqual({
    id: 'standalone',
    path: '/docs/standalone',
    sidebar: 'other',
  });
});

test('docs with a tag share a page, however the tag is spelt', async () => {
  const pages = leaves((await publishSite('basic', {sidebarPath})).routes);
  expect(pages.get('/docs/tags')?.props?.tags).toEqual([
    {label: 'some-tag', permalink: '/docs/tags/some-tag', inline: true, count: 2},
    {label: 'a', permalink: '/docs/tags/a', inline: true, count: 1},
  ]);
  expect(pages.get('/docs/tags/some-tag')?.props?.tag).toMatchObject({
    allTagsPath: '/docs/tags',
    unlisted: false,
    items: [{title: 'Plugins'}, {title: 'Welcome'}],
  });
});

test('each version has its own paths, and knows where its docs are in the others', async () => {
  const {routes, globalData} = await publishSite('versions');
  const versions = routes[0]?.routes ?? [];
  expect(versions.map(({path, priority}) => [path, priority])).toEqual([
    ['/docs/next', undefined],
    ['/docs', -1],
    ['/docs/1.0', undefined],
  ]);
  expect(versions.map(({props}) => props?.version)).toMatchObject([
    {version: 'current', label: 'Next', banner: 'unreleased', badge: true, isLast: false},
    {version: '2.0', label: '2.0', banner: null, badge: true, isLast: true, className: 'docs-version-2.0'},
    {version: '1.0', banner: 'unmaintained', isLast: false},
  ]);
  const pages = leaves(routes);
  expect(pages.get('/docs/1.0/')?.alternates).toEqual({current: '/docs/next/', '2.0': '/docs/'});
  expect(pages.get('/docs/old')?.alternates).toEqual({'1.0': '/docs/1.0/old'});
  expect(pages.get('/docs/old')?.sidebar).toBe('docs');
  expect(pages.get('/docs/1.0/old')).not.toHaveProperty('sidebar');
  expect(globalData).toMatchObject({
    versions: [{sidebars: {defaultSidebar: {}}}, {sidebars: {docs: {}}}, {sidebars: {}}],
  });
});

test('an unknown version in the options is an error with a suggestion', async () => {
  await expect(publishSite('versions', {onlyIncludeVersions: ['2.0', '1.1']})).rejects.toMatchObject({
    code: 'DOCS_VERSION_OPTION',
    message: 'Docs option "onlyIncludeVersions": there is no version "1.1". Did you mean "1.0"?',
  });
});

test('the options choose which versions there are, and the newest of them is the last one', async () => {
  const pathsOf = async (options: Options) => {
    const {content} = await publishSite('versions', options);
    return content.loadedVersions.map(({versionName: name, path, isLast, banner, badge}) => [
      name,
      path,
      isLast,
      banner,
      badge,
    ]);
  };
  expect(await pathsOf({onlyIncludeVersions: ['1.0']})).toEqual([['1.0', '/docs', true, null, false]]);
  expect(await pathsOf({includeCurrentVersion: false})).toEqual([
    ['2.0', '/docs', true, null, true],
    ['1.0', '/docs/1.0', false, 'unmaintained', true],
  ]);
  expect(await pathsOf({disableVersioning: true})).toEqual([['current', '/docs', true, null, false]]);
  expect(await pathsOf({lastVersion: '1.0', onlyIncludeVersions: ['current', '1.0']})).toEqual([
    ['current', '/docs/next', false, 'unreleased', true],
    ['1.0', '/docs', true, null, true],
  ]);
  expect(await pathsOf({routeBasePath: '/', lastVersion: 'current'})).toEqual([
    ['current', '/', true, null, true],
    ['2.0', '/2.0', false, 'unmaintained', true],
    ['1.0', '/1.0', false, 'unmaintained', true],
  ]);
});
