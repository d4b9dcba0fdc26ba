import {expect, test} from 'vitest';
import {publishSite} from '../../test/testSite.js';

const FILES = {
  'blog/authors.yml':
    'ada:\n  name: Ada\n  page: true\ngrace:\n  name: Grace\nnone:\n  name: None\n  page: {permalink: /nobody}\n',
  'blog/2020-01-01-a.md':
    '---\nauthors: [ada, grace]\ntags: [x, i18n]\n---\n\nExcerpt.\n\n<!-- truncate -->\n\nRest.',
  'blog/2020-01-02-b.md': '---\nauthors: ada\ntags: [X]\n---\n\nAll.',
  'blog/2020-01-03-c.md': '---\nauthors: ada\ntags: [x, hidden]\nunlisted: true\n---\n\nAll.',
  'blog/2020-01-04-d.md': '---\nsidebar_label: Label\n---\n\n# D',
};

test('a blog has pages for posts, lists, tags, authors and the archive', async () => {
  const {routes} = await publishSite(FILES, {postsPerPage: 1});
  expect(routes.map(({path}) => path).sort()).toEqual([
    '/blog',
    '/blog/2020/01/01/a',
    '/blog/2020/01/02/b',
    '/blog/2020/01/03/c',
    '/blog/2020/01/04/d',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/ada',
    '/blog/authors/ada/page/2',
    '/blog/authors/nobody',
    '/blog/page/2',
    '/blog/page/3',
    '/blog/tags',
    '/blog/tags/hidden',
    '/blog/tags/i-18-n',
    '/blog/tags/x',
    '/blog/tags/x/page/2',
  ]);
});

test('search gets listed posts, and no lists', async () => {
  const {routes} = await publishSite(FILES);
  const found = routes.filter(({metadata}) => metadata?.search !== false);
  expect(Object.fromEntries(found.map(({path, metadata}) => [path, metadata?.search]))).toEqual({
    '/blog/2020/01/01/a': {title: 'a', description: 'Excerpt.'},
    '/blog/2020/01/02/b': {title: 'b', description: 'All.'},
    '/blog/2020/01/04/d': {title: 'D', description: ''},
  });
});

test('addresses follow the options', async () => {
  const {routes} = await publishSite(FILES, {
    routeBasePath: '/',
    tagsBasePath: 'topics',
    pageBasePath: 'p',
    archiveBasePath: null,
    authorsBasePath: 'people',
    postsPerPage: 2,
  });
  const paths = routes.map(({path}) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/p/2', '/topics', '/topics/x', '/people', '/people/ada', '/2020/01/01/a']),
  );
  expect(paths).not.toContain('/archive');
});

test('a list page holds its own posts, cut at their markers, and shares everything else', async () => {
  const {routes, data} = await publishSite(FILES, {postsPerPage: 2});
  const list = routes.find(({path}) => path === '/blog/page/2');
  expect(list?.props?.metadata).toEqual({
    permalink: '/blog/page/2',
    page: 2,
    postsPerPage: 2,
    totalPages: 2,
    totalCount: 3,
    previousPage: '/blog',
    blogTitle: 'Blog',
    blogDescription: 'Blog',
  });
  expect(list?.modules?.items).toMatchObject([
    {content: {path: '@site/blog/2020-01-01-a.md', part: 'excerpt'}},
  ]);
  const first = routes.find(({path}) => path === '/blog');
  expect(JSON.stringify(first?.modules?.items)).not.toContain('excerpt');
  expect(JSON.stringify(first?.modules?.sidebar)).toContain('sidebar.json');
  expect(data.get('blog.json')).toEqual({
    blogBasePath: '/blog',
    blogTitle: 'Blog',
    authorsListPath: '/blog/authors',
  });
});

test('the sidebar holds as many listed posts as the site wants', async () => {
  const itemsOf = async (blogSidebarCount: number | 'ALL') => {
    const {data} = await publishSite(FILES, {blogSidebarCount});
    const sidebar = data.get('sidebar.json') as {items: {title: string; unlisted: boolean}[]};
    return sidebar.items.map(({title, unlisted}) => `${title}${unlisted ? '?' : ''}`);
  };
  expect(await itemsOf(0)).toEqual([]);
  expect(await itemsOf(1)).toEqual(['Label']);
  expect(await itemsOf(2)).toEqual(['Label', 'c?', 'b']);
  expect(await itemsOf('ALL')).toEqual(['Label', 'c?', 'b', 'a']);
});

test('tags of one address are one; a tag with unlisted posts only is unlisted itself', async () => {
  const {routes} = await publishSite(FILES);
  const tag = (path: string) => routes.find((route) => route.path === path)?.props?.tag;
  expect(tag('/blog/tags/x')).toEqual({
    label: 'x',
    permalink: '/blog/tags/x',
    allTagsPath: '/blog/tags',
    count: 2,
    unlisted: false,
  });
  expect(tag('/blog/tags/hidden')).toMatchObject({count: 1, unlisted: true});
  expect(routes.find(({path}) => path === '/blog/tags')?.props?.tags).toEqual([
    {label: 'x', permalink: '/blog/tags/x', inline: true, count: 2},
    {label: 'i18n', permalink: '/blog/tags/i-18-n', inline: true, count: 1},
  ]);
});

test('different tags with one address share a page; the list shows each of them', async () => {
  const post = (tag: string) => `---\ntags: [${tag}]\n---\n\nText.\n`;
  const {routes} = await publishSite({
    'blog/2020-01-03-c.md': post('C'),
    'blog/2020-01-02-cpp.md': post('C++, c'),
    'blog/2020-01-01-signs.md': post('"+++"'),
  });
  const isTags = ({path}: {path: string}) => path.startsWith('/blog/tags');
  // The page of a tag without letters has the URL path of the list of tags, as in Docusaurus.
  expect(routes.filter(isTags).map(({path}) => path)).toEqual(['/blog/tags', '/blog/tags/c', '/blog/tags']);
  expect(routes.find(isTags)?.props?.tags).toEqual([
    {label: 'C', permalink: '/blog/tags/c', inline: true, count: 2},
    {label: 'C++', permalink: '/blog/tags/c', inline: true, count: 1},
    {label: '+++', permalink: '/blog/tags', inline: true, count: 1},
  ]);
  expect(routes.find(({path}) => path === '/blog/tags/c')?.props?.tag).toMatchObject({label: 'C', count: 2});
});

test('authors are listed with the number of their listed posts; one without posts has an empty page', async () => {
  const {routes} = await publishSite(FILES);
  const list = routes.find(({path}) => path === '/blog/authors');
  expect(list?.props?.authors).toMatchObject([
    {key: 'ada', count: 2},
    {key: 'grace', count: 1},
    {key: 'none', count: 0},
  ]);
  const page = routes.find(({path}) => path === '/blog/authors/nobody');
  expect(page?.modules?.items).toEqual([]);
  expect(page?.props).toMatchObject({listMetadata: {totalCount: 0, totalPages: 1}});
});

test('images beside the authors file are on the list of authors, which publishes them', async () => {
  const {routes} = await publishSite({
    'blog/authors.yml': 'a:\n  name: A\n  imageURL: ./a.png\nb:\n  name: B\n  imageURL: ./b.png\n',
    'blog/a.png': 'a',
    'blog/b.png': 'b',
    'blog/2020-01-01-a.md': '---\nauthors: a\n---\n',
  });
  const list = routes.find(({path}) => path === '/blog/authors');
  const image = (name: string) => expect.stringMatching(`^/assets/images/${name}-\\w+\\.png$`);
  expect(list?.props?.authors).toEqual([
    {key: 'a', name: 'A', imageURL: image('a'), page: null, count: 1},
    {key: 'b', name: 'B', imageURL: image('b'), page: null, count: 0},
  ]);
  expect(list?.metadata?.assets).toEqual(['@site/blog/a.png', '@site/blog/b.png']);
});

test('posts are compiled with their markers, titles and footnotes', async () => {
  const {rule} = await publishSite(FILES, {truncateMarker: /<!-- more -->/});
  expect(rule).toMatchObject({
    removeContentTitle: true,
    footnoteSuffix: true,
    excerpt: {marker: /<!-- more -->/},
  });
});

test('what the page data of a blog holds does not grow with the blog', async () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({length: count}, (_, index) => [
        `blog/2020-01-01-post-${String(index).padStart(3, '0')}.md`,
        '# Post\n\nText.',
      ]),
    );
  const sizeOf = async (count: number) => {
    const {routes} = await publishSite(many(count), {blogSidebarCount: 'ALL'});
    return Math.max(...routes.map((route) => JSON.stringify(route).length));
  };
  expect(await sizeOf(300)).toBeLessThan((await sizeOf(30)) + 200);
});
