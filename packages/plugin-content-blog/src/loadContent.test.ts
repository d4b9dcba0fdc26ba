import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {publishSite, writeSite} from '../test/testSite.js';

const post = (frontMatter: string, text = 'Text.') => `---\n${frontMatter}\n---\n\n${text}\n`;

test('a post has the metadata of its file, front matter and text', async () => {
  const {content} = await publishSite(
    {
      'blog/authors.yml': 'ada:\n  name: Ada\n  image_url: /img/ada.png\n  page: true\n',
      'blog/tags.yml': 'i18n:\n  permalink: /i18n\n  label: Languages\n',
      'blog/2020-01-05-hello.md': post(
        'authors: [ada]\ntags: [i18n, "Two words"]',
        '# Hello\n\nFirst line.\n\n<!-- truncate -->\n\nRest.',
      ),
    },
    {editUrl: 'https://example.com/edit'},
    {baseUrl: '/base/', trailingSlash: true},
  );
  expect(content.blogPosts).toEqual([
    {
      id: '/2020/01/05/hello',
      metadata: {
        permalink: '/base/blog/2020/01/05/hello/',
        source: '@site/blog/2020-01-05-hello.md',
        title: 'Hello',
        description: 'First line.',
        date: new Date('2020-01-05T00:00:00Z'),
        tags: [
          {label: 'Languages', permalink: '/base/blog/tags/i18n/', inline: false},
          {label: 'Two words', permalink: '/base/blog/tags/two-words/', inline: true},
        ],
        readingTime: 1,
        hasTruncateMarker: true,
        authors: [
          {
            key: 'ada',
            name: 'Ada',
            imageURL: '/base/img/ada.png',
            page: {permalink: '/base/blog/authors/ada/'},
          },
        ],
        frontMatter: expect.objectContaining({authors: ['ada']}),
        unlisted: false,
        editUrl: 'https://example.com/edit/blog/2020-01-05-hello.md',
      },
    },
  ]);
});

test('a tag has the pages of its list, for plugins that extend the blog', async () => {
  const files = [1, 2, 3].map((day) => [`blog/2020-01-0${day}-p${day}.md`, post('tags: [a]')]);
  const {content} = await publishSite(
    {...Object.fromEntries(files), 'blog/2020-01-04-p4.md': post('tags: [a]\nunlisted: true')},
    {postsPerPage: 2, pageBasePath: 'p', blogTitle: 'News', blogDescription: 'All news'},
  );
  const {pages} = content.blogTags['/blog/tags/a'] ?? {};
  const shared = {
    postsPerPage: 2,
    totalPages: 2,
    totalCount: 3,
    blogTitle: 'News',
    blogDescription: 'All news',
  };
  expect(pages).toEqual([
    {
      items: ['/2020/01/03/p3', '/2020/01/02/p2'],
      metadata: {permalink: '/blog/tags/a', page: 1, nextPage: '/blog/tags/a/p/2', ...shared},
    },
    {
      items: ['/2020/01/01/p1'],
      metadata: {permalink: '/blog/tags/a/p/2', page: 2, previousPage: '/blog/tags/a', ...shared},
    },
  ]);
});

test.each([
  ['2024-05-17', '2024-05-17T00:00:00.000Z'],
  ['2024-05-17T10:30', '2024-05-17T10:30:00.000Z'],
  ['2024-05-17 10:30', '2024-05-17T10:30:00.000Z'],
  ['2024-05-17T10:30+02:00', '2024-05-17T08:30:00.000Z'],
  ['5/17/2024', '2024-05-17T00:00:00.000Z'],
  ['2024', '2024-01-01T00:00:00.000Z'],
  ['1715904000000', '2024-05-17T00:00:00.000Z'],
  ['2023-2-07T00:00:00.000Z', '2023-02-07T00:00:00.000Z'],
])('the date %s is %s', async (written, date) => {
  const {content} = await publishSite({'blog/2020-01-01-a.md': post(`date: ${written}`)});
  expect(content.blogPosts[0]?.metadata.date.toISOString()).toBe(date);
});

test('without a date, the first commit counts, and outside of git the time at which the file was made', async () => {
  const siteDir = writeSite({'blog/a.md': 'One.'});
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: '2019-01-01T00:00:00Z',
    GIT_AUTHOR_DATE: '2019-01-01T00:00:00Z',
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {cwd: siteDir, env});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');
  fs.writeFileSync(path.join(siteDir, 'blog/a.md'), 'Two.');
  env.GIT_COMMITTER_DATE = '2021-01-01T00:00:00Z';
  git('commit', '-qam', 'two');
  fs.writeFileSync(path.join(siteDir, 'blog/new.md'), 'New.');
  const {content} = await publishSite(siteDir, {}, {mode: 'development'});
  const dates = Object.fromEntries(content.blogPosts.map(({id, metadata}) => [id, metadata.date.getTime()]));
  expect(dates['/a']).toBe(Date.UTC(2019, 0, 1));
  expect(dates['/new']).toBeGreaterThan(Date.now() - 600_000);
});

test('posts are in the order of their dates, and neighbours link to each other past unlisted ones', async () => {
  const files = {
    'blog/2020-01-01-a.md': 'A.',
    'blog/2020-01-01-b.md': 'B.',
    'blog/2020-01-02-c.md': post('unlisted: true'),
    'blog/2020-01-03-d.md': 'D.',
    'blog/2020-01-04-e.md': post('draft: true'),
  };
  const {content} = await publishSite(files);
  const links = content.blogPosts.map(({id, metadata}) => [
    id.slice(-1),
    metadata.prevItem?.title,
    metadata.nextItem?.title,
  ]);
  expect(links).toEqual([
    ['d', undefined, 'a'],
    ['c', undefined, undefined],
    ['a', 'd', 'b'],
    ['b', 'a', undefined],
  ]);
  const ascending = await publishSite(files, {sortPosts: 'ascending'}, {mode: 'development'});
  expect(ascending.content.blogPosts.map(({id}) => id.slice(-1)).join('')).toBe('bacde');
});

test('authors come from the map, from front matter, from both, and from old fields', async () => {
  const {content} = await publishSite({
    'blog/authors.yml': 'ada:\n  name: Ada\n  title: Programmer\n  imageURL: ./ada.png\n  extra: 1\n',
    'blog/ada.png': '',
    'blog/2020-01-01-a.md': post(
      'authors:\n  - key: ada\n    title: Guest\n  - name: Grace\n    socials:\n      github: grace',
    ),
    'blog/2020-01-02-b.md': post(
      'author: Ada\nauthor_title: Programmer\nauthorURL: https://example.com\nauthor_image_url: /a.png',
    ),
    'blog/2020-01-03-c.md': post('authors: ada'),
  });
  const authors = Object.fromEntries(
    content.blogPosts.map(({id, metadata}) => [id.slice(-1), metadata.authors]),
  );
  const ada = {
    key: 'ada',
    name: 'Ada',
    title: 'Programmer',
    imageURL: '@site/blog/ada.png',
    extra: 1,
    page: null,
  };
  expect(authors.a).toEqual([
    {...ada, title: 'Guest'},
    {name: 'Grace', socials: {github: 'https://github.com/grace'}, page: null},
  ]);
  expect(authors.b).toEqual([
    {name: 'Ada', title: 'Programmer', url: 'https://example.com', imageURL: '/a.png', page: null},
  ]);
  expect(authors.c).toEqual([ada]);
});

test('a function of the site changes the list; what it drops is no page, and links to it give nothing', async () => {
  const siteDir = writeSite({'blog/2020-01-01-a.md': 'Text of a.', 'blog/2020-01-02-b.md': 'Text of b.'});
  const seen: (string | undefined)[] = [];
  const {content, rule, routes} = await publishSite(siteDir, {
    processBlogPosts: async ({blogPosts}) => {
      seen.push(...blogPosts.map(({content: text}) => text?.trim()));
      return blogPosts.filter(({metadata}) => metadata.date < new Date('2020-01-02'));
    },
  });
  expect(seen).toEqual(['Text of b.', 'Text of a.']);
  expect(content.blogPosts.map(({id}) => id)).toEqual(['/2020/01/01/a']);
  expect(content.blogPosts[0]).not.toHaveProperty('content');
  expect(rule?.permalinks.get(path.join(siteDir, 'blog/2020-01-01-a.md'))).toBe('/blog/2020/01/01/a');
  expect(rule?.permalinks.get(path.join(siteDir, 'blog/2020-01-02-b.md'))).toBeNull();
  expect(routes.map((route) => route.path)).not.toContain('/blog/2020/01/02/b');
});

test('a function of the site gives the reading time', async () => {
  const files = {'blog/2020-01-01-a.md': post('hide: true'), 'blog/2020-01-02-b.md': 'Word '.repeat(300)};
  const {content} = await publishSite(files, {
    readingTime: ({content: text, frontMatter, defaultReadingTime, locale}) =>
      frontMatter.hide
        ? undefined
        : defaultReadingTime({content: text, locale, options: {wordsPerMinute: 600}}),
  });
  expect(content.blogPosts.map(({metadata}) => metadata.readingTime)).toEqual([0.5, undefined]);
  const hidden = await publishSite(files, {showReadingTime: false});
  expect(hidden.content.blogPosts.map(({metadata}) => metadata.readingTime)).toEqual([undefined, undefined]);
});

test('a translated file takes the place of the other one', async () => {
  const {content, rule} = await publishSite({
    'blog/2020-01-01-a.md': '# A',
    'blog/authors.yml': 'ada:\n  name: Ada\n',
    'i18n/en/docusaurus-plugin-content-blog/2020-01-01-a.md': '---\nauthors: ada\n---\n\n# Translated',
    'i18n/en/docusaurus-plugin-content-blog/authors.yml': 'ada:\n  name: Translated Ada\n',
    'i18n/en/docusaurus-plugin-content-blog/2020-01-02-only.md': '# Only here',
  });
  expect(content.blogPosts.map(({metadata}) => [metadata.title, metadata.authors[0]?.name])).toEqual([
    ['Translated', 'Translated Ada'],
  ]);
  expect(content.blogPosts[0]?.metadata.source).toBe(
    '@site/i18n/en/docusaurus-plugin-content-blog/2020-01-01-a.md',
  );
  expect([...(rule?.permalinks.values() ?? [])]).toEqual(['/blog/2020/01/01/a', '/blog/2020/01/01/a']);
});

test('a second load takes unchanged posts from the cache', async () => {
  const siteDir = writeSite({'blog/2020-01-01-a.md': post('date: 2020-01-02\nauthors: {name: Ada}')});
  const first = await publishSite(siteDir);
  const second = await publishSite(siteDir);
  expect(JSON.stringify(second.content)).toBe(JSON.stringify(first.content));
});
