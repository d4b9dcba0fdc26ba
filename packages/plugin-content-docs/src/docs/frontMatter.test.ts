import type {RouteConfig} from '@lectern/core';
import {expect, test} from 'vitest';
import {publishSite, writeSite} from '../../test/testSite.js';
import type {SidebarItem} from '../model/sidebarItems.js';

const doc = (frontMatter: string) => `---\n${frontMatter}\n---\n\nText.\n`;

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

async function load(files: {readonly [file: string]: string | object}, sidebarPath?: string) {
  const {content, routes} = await publishSite(writeSite(files), sidebarPath ? {sidebarPath} : {});
  const [version] = content.loadedVersions;
  if (!version) throw new Error('no version');
  const pages = new Map(leaves(routes).map((route) => [route.path, route]));
  const contentOf = (path: string) =>
    pages.get(path)?.modules?.content as unknown as {metadata: Record<string, unknown>; assets: unknown};
  return {sidebar: version.sidebars.defaultSidebar ?? [], pages, contentOf, routes};
}

/** Copies items without the fields that are `undefined`. */
function plain(items: readonly SidebarItem[]): unknown {
  return JSON.parse(JSON.stringify(items));
}

test('a doc says how it looks in a generated sidebar', async () => {
  const {sidebar} = await load({
    'docs/a.md': doc(
      'sidebar_label: Label\nsidebar_class_name: mine\nsidebar_custom_props: {n: 1}\nsidebar_key: key\nsidebar_position: 2',
    ),
    'docs/b.md': doc('sidebar_position: 1.5'),
  });
  expect(plain(sidebar)).toEqual([
    {type: 'doc', id: 'b'},
    {type: 'doc', id: 'a', label: 'Label', className: 'mine', customProps: {n: 1}, key: 'key'},
  ]);
});

test('the doc that is the page of a folder speaks for the folder', async () => {
  const {sidebar} = await load({
    'docs/z/index.md': doc(
      'sidebar_label: First\nsidebar_position: 1\nsidebar_class_name: mine\nsidebar_custom_props: {n: 1}\nsidebar_key: key',
    ),
    'docs/z/child.md': 'Text.',
    'docs/a/child.md': 'Text.',
  });
  expect(plain(sidebar)).toEqual([
    {
      ...{type: 'category', label: 'First', link: {type: 'doc', id: 'z/index'}, key: 'key'},
      ...{className: 'mine', customProps: {n: 1}, collapsible: true, collapsed: true},
      items: [{type: 'doc', id: 'z/child'}],
    },
    {type: 'category', label: 'a', collapsible: true, collapsed: true, items: [{type: 'doc', id: 'a/child'}]},
  ]);
});

test('what a category file says counts more', async () => {
  const {sidebar, pages} = await load({
    'docs/z/index.md': doc(
      'sidebar_label: Doc\nsidebar_position: 9\nsidebar_class_name: doc\nsidebar_custom_props: {n: 1}\nsidebar_key: doc',
    ),
    'docs/z/child.md': 'Text.',
    'docs/z/_category_.json': {
      ...{label: 'File', position: 0, description: 'About it', collapsed: true, collapsible: false},
      ...{className: 'file', customProps: {n: 2}, key: 'file'},
    },
    'docs/y/child.md': 'Text.',
    'docs/y/_category_.yml':
      'label: Index\nposition: 1\ncollapsed: false\nlink:\n  type: generated-index\n  title: Heading\n  slug: /all\n  description: All of it\n  image: /i.png\n  keywords: word\n',
  });
  expect(plain(sidebar)).toEqual([
    {
      ...{type: 'category', label: 'File', description: 'About it', link: {type: 'doc', id: 'z/index'}},
      ...{className: 'file', customProps: {n: 2}, key: 'file', collapsible: false, collapsed: false},
      items: [{type: 'doc', id: 'z/child'}],
    },
    expect.objectContaining({label: 'Index', collapsible: true, collapsed: false}),
  ]);
  expect(pages.get('/docs/all')?.props?.categoryGeneratedIndex).toMatchObject({
    ...{title: 'Heading', slug: '/all', description: 'All of it', image: '/i.png', keywords: ['word']},
  });
});

test('titles of neighbours are `pagination_label`, else `sidebar_label`, else the label of the item, else the title', async () => {
  const {contentOf} = await load(
    {
      'docs/a.md': 'Text.',
      'docs/b.md': doc('title: Title\nsidebar_label: Label\npagination_label: Pagination'),
      'docs/c.md': doc('title: Title\nsidebar_label: Label\npagination_prev: null'),
      'docs/d.md': doc('title: Title\npagination_next: null'),
      'docs/e.md': doc('title: Last\npagination_prev: a'),
      'sidebars.json': {
        docs: ['a', 'b', {type: 'doc', id: 'c', label: 'Item'}, {type: 'doc', id: 'd', label: 'Item'}, 'e'],
      },
    },
    'sidebars.json',
  );
  const neighbours = ['a', 'b', 'c', 'd', 'e'].map((id) => {
    const {previous, next} = contentOf(`/docs/${id}`).metadata as {
      [side: string]: {title: string} | undefined;
    };
    return [previous?.title, next?.title];
  });
  expect(neighbours).toEqual([
    [undefined, 'Pagination'],
    ['a', 'Label'],
    [undefined, 'Item'],
    ['Label', undefined],
    ['a', undefined],
  ]);
});

test('`displayed_sidebar` shows another sidebar, or none', async () => {
  const {contentOf, pages} = await load(
    {
      'docs/a.md': doc('displayed_sidebar: two'),
      'docs/b.md': doc('displayed_sidebar: null'),
      'docs/c.md': 'Text.',
      'sidebars.json': {one: ['a', 'b'], two: ['c']},
    },
    'sidebars.json',
  );
  expect(contentOf('/docs/a').metadata.sidebar).toBe('two');
  expect(contentOf('/docs/b').metadata).not.toHaveProperty('sidebar');
  expect(pages.get('/docs/b')).not.toHaveProperty('sidebar');
});

test('an image beside the file is bundled; others are left as they are', async () => {
  const {contentOf} = await load({
    'docs/a.md': doc('image: ./a.png'),
    'docs/b.md': doc('image: /img/b.png'),
    'docs/c.md': doc("image: '@site/static/c.png'"),
  });
  expect(['a', 'b', 'c'].map((id) => contentOf(`/docs/${id}`).assets)).toEqual([
    {image: './a.png'},
    {},
    {image: '@site/static/c.png'},
  ]);
});

test('unlisted docs are not on tag pages beside listed ones, and a tag with no others is unlisted', async () => {
  const {pages} = await load({
    'docs/a.md': doc('tags: [both]'),
    'docs/b.md': doc('tags: [both, hidden]\nunlisted: true'),
    'docs/c.md': doc('tags: [both, draft]\ndraft: true'),
  });
  expect(pages.get('/docs/tags')?.props?.tags).toEqual([
    {label: 'both', permalink: '/docs/tags/both', inline: true, count: 1},
  ]);
  expect(pages.get('/docs/tags/hidden')?.props?.tag).toMatchObject({unlisted: true, items: [{id: 'b'}]});
  expect(pages.has('/docs/tags/draft')).toBe(false);
});

test('an item refers to a doc without taking it from its own sidebar, and links keep what they say', async () => {
  const siteDir = writeSite({
    'docs/a.md': 'Text.',
    'docs/b.md': doc('unlisted: true'),
    'docs/c.md': 'Text.',
    'sidebars.json': {
      one: [
        {type: 'ref', id: 'a'},
        {type: 'category', label: 'B', link: {type: 'doc', id: 'b'}, items: ['c']},
      ],
      two: ['a', {type: 'link', label: 'File', href: '/x', autoAddBaseUrl: false, description: 'About'}],
    },
  });
  const {routes, data} = await publishSite(siteDir, {sidebarPath: 'sidebars.json'});
  const pages = new Map(leaves(routes).map((route) => [route.path, route]));
  expect(pages.get('/docs/a')?.sidebar).toBe('two');
  expect(data.get('version-current/sidebar-two.json')).toBeDefined();
  expect(JSON.stringify(data.get('version-current/sidebar-two.json'))).toContain('"autoAddBaseUrl":false');
  expect(JSON.stringify(data.get('version-current/sidebar-one.json'))).toContain('"linkUnlisted":true');
});

test('search gets title, description and keywords of docs under the tag of their version; lists and hidden docs are left out', async () => {
  const {pages, routes} = await load({
    'docs/a.md': doc('title: A\ndescription: About\nkeywords: [x, y]\ntags: [t]'),
    'docs/b.md': doc('unlisted: true'),
    'docs/z/_category_.json': {link: {type: 'generated-index', slug: '/z-index'}},
    'docs/z/c.md': 'Text.',
  });
  const searchOf = (path: string) => pages.get(path)?.metadata?.search;
  expect(searchOf('/docs/a')).toEqual({title: 'A', description: 'About', keywords: ['x', 'y']});
  for (const path of ['/docs/b', '/docs/z-index', '/docs/tags', '/docs/tags/t'])
    expect(searchOf(path)).toBe(false);
  const version = routes.flatMap(({routes: versions = []}) => versions);
  expect(version.map(({metadata}) => metadata?.search)).toEqual([
    {tag: 'docs-default-current', version: 'current'},
  ]);
});
