import {expect, test} from 'vitest';
import {validateOptions} from './index.js';
import {blogOptionsSchema} from './options.js';

test('every option has the default of its documentation', () => {
  const {truncateMarker, exclude, ...options} = blogOptionsSchema.parse({});
  expect(options).toEqual({
    id: 'default',
    path: 'blog',
    routeBasePath: 'blog',
    tagsBasePath: 'tags',
    pageBasePath: 'page',
    archiveBasePath: 'archive',
    authorsBasePath: 'authors',
    include: ['**/*.{md,mdx}'],
    postsPerPage: 10,
    sortPosts: 'descending',
    blogTitle: 'Blog',
    blogDescription: 'Blog',
    blogSidebarTitle: 'Recent posts',
    blogSidebarCount: 5,
    showReadingTime: true,
    editLocalizedFiles: false,
    llmsTxt: true,
    authorsMapPath: 'authors.yml',
    feedOptions: {type: ['rss', 'atom'], copyright: '', limit: 20, xslt: {rss: false, atom: false}},
    onInlineTags: 'warn',
    onInlineAuthors: 'warn',
    onUntruncatedBlogPosts: 'warn',
    showLastUpdateTime: false,
    showLastUpdateAuthor: false,
    admonitions: true,
    remarkPlugins: [],
    rehypePlugins: [],
    recmaPlugins: [],
    beforeDefaultRemarkPlugins: [],
    beforeDefaultRehypePlugins: [],
    blogListComponent: '@theme/BlogListPage',
    blogPostComponent: '@theme/BlogPostPage',
    blogTagsListComponent: '@theme/BlogTagsListPage',
    blogTagsPostsComponent: '@theme/BlogTagsPostsPage',
    blogArchiveComponent: '@theme/BlogArchivePage',
    blogAuthorsListComponent: '@theme/Blog/Pages/BlogAuthorsListPage',
    blogAuthorsPostsComponent: '@theme/Blog/Pages/BlogAuthorsPostsPage',
  });
  expect(exclude).toContain('**/_*/**');
  for (const marker of ['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}', '{/*truncate*/}']) {
    expect(truncateMarker.test(marker), marker).toBe(true);
  }
});

test.each([
  ['all', ['rss', 'atom', 'json']],
  ['rss', ['rss']],
  [['json', 'json'], ['json']],
  [null, []],
] as const)('the feed type %j stands for %j', (type, types) => {
  const written = type === null || typeof type === 'string' ? type : [...type];
  expect(blogOptionsSchema.parse({feedOptions: {type: written}}).feedOptions.type).toEqual(types);
});

test.each([
  [true, {rss: true, atom: true}],
  [null, {rss: false, atom: false}],
  [
    {rss: 'a.xsl', atom: null},
    {rss: 'a.xsl', atom: null},
  ],
])('the feed style %j stands for %j', (xslt, styles) => {
  expect(blogOptionsSchema.parse({feedOptions: {xslt}}).feedOptions.xslt).toEqual(styles);
});

test.each([
  {postsPerPage: 0},
  {postsPerPage: 'all'},
  {blogSidebarCount: -1},
  {truncateMarker: 'more'},
  {archiveBasePath: ''},
  {routeBasePath: '../blog'},
  {feedOptions: {type: 'xml'}},
  {feedOptions: {limit: -1}},
  {onInlineAuthors: 'error'},
  {unknown: true},
])('%j is refused', (options) => {
  const validate = <T>(schema: {parse(value: unknown): T}, value: unknown) => schema.parse(value);
  expect(() => validateOptions({validate, options})).toThrow();
});
