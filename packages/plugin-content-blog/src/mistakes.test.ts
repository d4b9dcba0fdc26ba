import {RunReports} from '@lectern/core/content-helpers';
import {expect, onTestFinished, test, vi} from 'vitest';
import {type Files, mistake, publishSite, writeSite} from '../test/testSite.js';

const post = (frontMatter: string) => ({
  'blog/2020-01-01-a.md': `---\ntitle: A\n${frontMatter}\n---\n\nText.\n`,
});
const AUTHORS = {'blog/authors.yml': 'ada:\n  name: Ada\ngrace:\n  name: Grace\n'};

test.each([
  ['date: yesterday', 'BLOG_DATE', '"date" is "yesterday", which is no date.'],
  ['date: 2020-13-45', 'BLOG_DATE', '"date" is "2020-13-45", which is no date.'],
  ['slug: ../x', 'BLOG_SLUG', 'The slug "../x" leads out of the blog with "..".'],
  ['authors: graec', 'BLOG_AUTHORS', 'The author "graec" is not in authors.yml. Did you mean "grace"?'],
  [
    'authors: [nobody]',
    'BLOG_AUTHORS',
    'The author "nobody" is not in authors.yml. The author keys: "ada", "grace".',
  ],
  ['authors: [ada, ada]', 'BLOG_AUTHORS', 'The author "ada" is listed twice.'],
  [
    'authors: [{name: A, socials: {x: a/b}}]',
    'BLOG_AUTHORS',
    'has "a/b" for "x", which is neither a handle nor a URL.',
  ],
  [
    'authors: [{name: A, imageURL: ./no.png}]',
    'BLOG_AUTHORS',
    'The image "./no.png" of an author does not exist.',
  ],
  ['authors: [{name: A, imageURL: "./"}]', 'BLOG_AUTHORS', 'The image "./" of an author does not exist.'],
  ['authors: ada\nauthor: Ada', 'BLOG_AUTHORS', 'has both "authors" and fields such as "author"'],
  ['authors: [{title: T}]', 'BLOG_FRONT_MATTER', 'An author needs a "key", a "name" or an "imageURL".'],
  ['authors: [{name: A, url: "javascript:x"}]', 'BLOG_FRONT_MATTER', 'javascript:'],
  ['author_url: "javascript:x"', 'BLOG_FRONT_MATTER', 'javascript:'],
  ['tags: [""]', 'BLOG_FRONT_MATTER', '"tags[0]" must be text that is not empty'],
  ['tags: [{label: L, permalink: ../x}]', 'BLOG_FRONT_MATTER', 'The address of a tag must not contain "..".'],
  ['draft: maybe', 'BLOG_FRONT_MATTER', '"draft" must be true or false'],
])('%s is an error with its line', async (frontMatter, code, words) => {
  const found = await mistake({...AUTHORS, ...post(frontMatter)});
  expect(found).toMatchObject({
    code,
    location: 'blog/2020-01-01-a.md:3',
    message: expect.stringContaining(words),
  });
});

test('a file name with a date that does not exist needs a date in the front matter', async () => {
  const files = {'blog/2021-02-30-a.md': 'Text.'};
  expect(await mistake(files)).toEqual({
    code: 'BLOG_DATE',
    location: 'blog/2021-02-30-a.md',
    message: 'The name of the file has the date "2021-02-30", which does not exist.',
  });
  const {content} = await publishSite({'blog/2021-02-30-a.md': '---\ndate: 2021-03-01\n---\n\nText.\n'});
  expect(content.blogPosts[0]?.id).toBe('/2021/02/30/a');
});

test.each([
  ['ada: {', 1, 'The authors file cannot be read'],
  ['- ada\n', 1, 'must be an object'],
  ['ada:\n  title: T\n', 1, 'An author needs a "name" or an "imageURL".'],
  ['ada:\n  name: Ada\n  url: "javascript:x"\n', 3, 'javascript:'],
  ['ada:\n  name: Ada\n  socials:\n    x: a/b\n', 4, 'The author "ada" has "a/b" for "x"'],
  [
    'ada:\n  name: A\n  page: true\nAda:\n  name: B\n  page: true\n',
    4,
    'The authors "ada" and "Ada" have the same page "/blog/authors/ada".',
  ],
])('an authors file that is not valid is an error with its line: %s', async (text, line, words) => {
  const found = await mistake({...post('description: x'), 'blog/authors.yml': text});
  expect(found).toMatchObject({code: 'BLOG_AUTHORS_FILE', location: `blog/authors.yml:${line}`});
  expect(found.message).toContain(words);
});

test('tags, authors and excerpts are reported as the options say', async () => {
  const files = {...post('tags: [relaese]\nauthors: {name: Ada}'), 'blog/tags.yml': 'release:\n'};
  expect(await mistake(files, {onInlineTags: 'throw'})).toMatchObject({
    code: 'BLOG_INLINE_TAGS',
    message: 'The tag "relaese" is not in the tags file. Did you mean "release"?',
  });
  expect(await mistake(files, {onInlineAuthors: 'throw'})).toMatchObject({
    code: 'BLOG_INLINE_AUTHORS',
    location: 'blog/2020-01-01-a.md:4',
  });
  expect(await mistake(files, {onUntruncatedBlogPosts: 'throw'})).toMatchObject({code: 'BLOG_UNTRUNCATED'});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await publishSite(files, {onInlineTags: 'warn', onInlineAuthors: 'warn', onUntruncatedBlogPosts: 'warn'});
  expect(warn.mock.calls.map(([text]) => /\[(\w+)\]/.exec(text)?.[1])).toEqual([
    'BLOG_INLINE_TAGS',
    'BLOG_INLINE_AUTHORS',
    'BLOG_UNTRUNCATED',
  ]);
  warn.mockRestore();
});

test('warnings come once for all locales, and not from commands that only read the site', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const site = writeSite({
    ...post('tags: [C, "C#", x]\nauthors: {name: Ada}'),
    'blog/tags.yml': 'release:\n',
  });
  const options = {onInlineTags: 'warn', onInlineAuthors: 'warn'} as const;
  const run = new RunReports(console);
  for (const [locale, baseUrl] of [
    ['en', '/'],
    ['de', '/de/'],
    ['fr', '/fr/'],
  ] as const) {
    await publishSite(site, options, {baseUrl, reports: run.forLocale(locale, baseUrl)});
  }
  expect(warn.mock.calls.map(([text]) => /\[(\w+)\]/.exec(text)?.[1])).toEqual([
    'BLOG_INLINE_TAGS',
    'TAGS_SHARE_PAGE',
    'BLOG_INLINE_AUTHORS',
  ]);
  warn.mockClear();
  const {content} = await publishSite(site, options, {reports: 'none'});
  expect(content.blogPosts).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

test('a marker that takes too long to find is an error that names the post', async () => {
  const files = {'blog/2020-01-01-a.md': `---\ntitle: A\n---\n\n${'a'.repeat(40)}!\n`};
  const found = publishSite(files, {truncateMarker: /^(a+)+$/m});
  await expect(found).rejects.toMatchObject({
    code: 'EXCERPT_MARKER_SLOW',
    file: expect.stringMatching(/blog\/2020-01-01-a\.md$/),
  });
});

test('a file of tags or a feed style that is named must exist', async () => {
  const files = post('description: x');
  expect(await mistake(files, {tags: 'none.yml'})).toMatchObject({
    code: 'TAGS_FILE_MISSING',
    location: 'blog/none.yml',
  });
  const xslt = {rss: 'feed.xsl'};
  expect(await mistake(files, {feedOptions: {xslt}})).toMatchObject({
    code: 'BLOG_XSLT',
    location: 'blog/feed.xsl',
  });
  const styled = {...files, 'blog/feed.xsl': ''};
  expect(await mistake(styled, {feedOptions: {xslt}})).toMatchObject({
    code: 'BLOG_XSLT',
    location: 'blog/feed.css',
  });
});

test('no folder, an empty one and one with drafts only are blogs without pages', async () => {
  const sites: readonly Files[] = [{}, {'blog/authors.yml': 'ada:\n  name: Ada\n'}, post('draft: true')];
  for (const files of sites) {
    const {routes, data} = await publishSite(files);
    expect([routes, data.size]).toEqual([[], 0]);
  }
});
