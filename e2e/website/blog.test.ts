import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  buildWebsite,
  builtPages,
  type OpenedPage,
  openPage,
  type SiteServer,
  serveSite,
} from '../harness/index.js';
import {
  changelog,
  type ExpectedBlog,
  type ExpectedPost,
  inPages,
  mainBlog,
  news,
  pageOfList,
  postsByTag,
  testsBlog,
} from './blog.js';

const blogs = [mainBlog, changelog, news, testsBlog];

let outDir: string;
let server: SiteServer;
/** A tab that parses HTML; no page is opened in it. */
let parser: OpenedPage;

beforeAll(async () => {
  const built = await buildWebsite();
  outDir = built.outDir;
  server = await serveSite(built.dir, outDir);
  parser = await openPage(`${server.url}/pure-html.html`, {javaScript: false});
});

afterAll(() => parser.close());

/** Requests a page and reads its content from the HTML, without running scripts. */
async function show(url: string) {
  const response = await fetch(server.url + url, {redirect: 'manual'});
  const facts = await parser.page.evaluate(
    (text) => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      const all = (selector: string) => [...page.querySelectorAll(selector)];
      const texts = (selector: string) => all(selector).map((element) => element.textContent.trim());
      const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href') ?? '');
      const ids = all('[id]').map(({id}) => id);
      return {
        title: page.title,
        headings: texts('h1'),
        postTitles: texts('article > header h1'),
        htmlClass: page.documentElement.className,
        canonical: hrefs('link[rel=canonical]')[0] ?? null,
        feeds: hrefs('link[rel=alternate][type]').sort(),
        image: page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? null,
        posts: hrefs('article h2 a[itemprop=url]'),
        dates: all('article time').map((time) => time.getAttribute('datetime')?.slice(0, 10)),
        readingTimes: texts('article header').filter((header) => header.includes('min read')).length,
        authors: all('article [itemprop=author]').length,
        authorNames: texts('article [itemprop=author] [itemprop=name]'),
        figures: all('article [role=img] img').length,
        contributors: all('article [role=img]').map((element) => element.getAttribute('aria-label')),
        tags: hrefs('article footer ul a'),
        readMore: hrefs('article footer > .text--right a'),
        bodies: all('#__blog-post-container').length,
        back: hrefs('main > p a')[0] ?? null,
        neighbours: all('.pagination-nav__link').map((link) => [
          link.querySelector('.pagination-nav__sublabel')?.textContent ?? link.textContent,
          link.getAttribute('href'),
        ]),
        editLink: hrefs('a.theme-edit-this-page')[0] ?? null,
        sidebar: hrefs('aside nav a'),
        mainLinks: hrefs('main a'),
        tagCounts: texts('main ul a span'),
        repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      };
    },
    await response.text(),
  );
  return {status: response.status, ...facts};
}

type Shown = Awaited<ReturnType<typeof show>>;

const wrong = (what: string, found: unknown, expected: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];

/** Paths of all pages of a paginated list. */
const listPaths = (blog: ExpectedBlog, list: string, posts = blog.posts) =>
  inPages(blog, posts).map((_, index) => pageOfList(list, index + 1));

function expectedPages(blog: ExpectedBlog): string[] {
  const tags = [...postsByTag(blog)].flatMap(([slug, posts]) => listPaths(blog, `/tags/${slug}`, posts));
  return [
    ...listPaths(blog, ''),
    ...blog.posts.map((post) => post.path),
    ...(tags.length > 0 ? ['/tags/', ...tags] : []),
    ...(blog.hasArchive ? ['/archive/'] : []),
    ...(blog.hasAuthorsPage ? ['/authors/'] : []),
  ].sort();
}

test.each(blogs)('$root has exactly the pages that it should have', (blog) => {
  expect(builtPages(outDir, blog.root).map(encodeURI).sort()).toEqual(expectedPages(blog));
});

/**
 * Checks the authors of a post. In the changelog, contributors are pictures: ten are visible, the rest after a click.
 */
function checkAuthors(blog: ExpectedBlog, {authors}: ExpectedPost, shown: Shown): string[] {
  if (blog !== changelog) return wrong('authors', shown.authors, authors);
  const label = authors === 1 ? 'One contributor' : `${authors} contributors`;
  return [
    ...wrong('figures', shown.figures, Math.min(authors, 10)),
    ...wrong('contributors', shown.contributors, authors === 0 ? [] : [label]),
    ...wrong('authors', shown.authors, 0),
  ];
}

function checkPost(blog: ExpectedBlog, index: number, shown: Shown): string[] {
  const post = blog.posts[index];
  if (!post) return ['is not there'];
  if (shown.status !== 200) return [`answers with ${shown.status}`];
  const noun = blog === changelog ? 'release' : 'post';
  const neighbour = (label: string, at: number) => {
    const other = blog.posts[at];
    return other ? [[`${label} ${noun}`, blog.root + other.path]] : [];
  };
  const classes = ['blog-wrapper', 'blog-post-page', `plugin-id-${blog.pluginId}`];
  return [
    ...wrong('titles', shown.postTitles.filter(Boolean).length, 1),
    ...wrong('title', /^\S.* \| Lectern$/.test(shown.title), true),
    ...wrong('canonical address', shown.canonical, `https://lectern.example${blog.root}${post.path}`),
    ...wrong(
      'missing classes',
      classes.filter((name) => !shown.htmlClass.split(' ').includes(name)),
      [],
    ),
    ...wrong('date', shown.dates, [post.date]),
    ...wrong(
      'tags',
      shown.tags,
      post.tags.map((slug) => `${blog.root}/tags/${slug}/`),
    ),
    ...checkAuthors(blog, post, shown),
    ...wrong('neighbours', shown.neighbours, [
      ...neighbour('Newer', index - 1),
      ...neighbour('Older', index + 1),
    ]),
    ...wrong('bodies', shown.bodies, 1),
    ...wrong('back link', shown.back, blog === changelog ? pageOfList(blog.root, post.listPage) : null),
    ...wrong('edit link', shown.editLink?.includes(`/edit/main/website/${blog.editFolder}`), true),
    ...wrong('entries of the sidebar', shown.sidebar.length, blog.sidebarCount),
    ...wrong('repeated ids', shown.repeatedIds, []),
  ];
}

test.each(blogs)('$root: every post has its date, authors, tags and neighbours', async (blog) => {
  const problems: string[] = [];
  for (const [index, post] of blog.posts.entries()) {
    const found = checkPost(blog, index, await show(blog.root + post.path));
    problems.push(...found.map((problem) => `${blog.root}${post.path} ${problem}`));
  }
  expect(problems).toEqual([]);
});

test.each(blogs)('$root: every list page has its posts, with excerpts where they have one', async (blog) => {
  const paths = listPaths(blog, blog.root);
  for (const [index, posts] of inPages(blog, blog.posts).entries()) {
    const [newer, url = '', older] = [paths[index - 1], paths[index], paths[index + 1]];
    expect(new Set(posts.map(({listPage}) => listPage))).toEqual(new Set([index + 1]));
    expect(await show(url), url).toMatchObject({
      status: 200,
      title: `${blog.title} | Lectern`,
      headings: [blog.title],
      posts: posts.map((post) => blog.root + post.path),
      dates: posts.map(({date}) => date),
      readMore: posts.filter(({hasExcerpt}) => hasExcerpt).map((post) => blog.root + post.path),
      bodies: 0,
      neighbours: [
        ...(newer ? [['Newer entries', newer]] : []),
        ...(older ? [['Older entries', older]] : []),
      ],
      repeatedIds: [],
    });
  }
});

test.each([mainBlog, news, testsBlog])(
  '$root: the tag pages list the posts that have the tag',
  async (blog) => {
    const tags = postsByTag(blog);
    const list = await show(`${blog.root}/tags/`);
    expect(list.headings).toEqual(['Tags']);
    const toTags = list.mainLinks.filter((link) => link.startsWith(`${blog.root}/tags/`));
    expect(new Set(toTags)).toEqual(new Set([...tags.keys()].map((slug) => `${blog.root}/tags/${slug}/`)));
    expect(list.tagCounts.sort()).toEqual([...tags.values()].map((posts) => String(posts.length)).sort());
    for (const [slug, posts] of tags) {
      const count = posts.length === 1 ? 'One post' : `${posts.length} posts`;
      const found: string[] = [];
      for (const url of listPaths(blog, `${blog.root}/tags/${slug}`, posts)) {
        const shown = await show(url);
        expect(shown).toMatchObject({
          status: 200,
          headings: [`${count} tagged with "${slug}"`],
          repeatedIds: [],
        });
        expect(shown.mainLinks).toContain(`${blog.root}/tags/`);
        found.push(...shown.posts);
      }
      expect(found, slug).toEqual(posts.map((post) => blog.root + post.path));
    }
  },
);

test.each([mainBlog, news, testsBlog])('$root: the archive lists all posts', async ({root, posts}) => {
  const shown = await show(`${root}/archive/`);
  expect(shown.headings).toEqual(['Archive']);
  const toPosts = shown.mainLinks.filter((link) => !link.startsWith('#'));
  expect(toPosts.sort()).toEqual(posts.map((post) => root + post.path).sort());
});

test.each(blogs)(
  '$root: the feeds in three formats have all posts, with absolute addresses',
  async (blog) => {
    const read = async (file: string) => (await fetch(`${server.url}${blog.root}/${file}`)).text();
    const newestFirst = blog.posts.toSorted((a, b) => b.date.localeCompare(a.date));
    const urls = newestFirst.map((post) => `https://lectern.example${blog.root}${post.path}`);
    const linksOf = (xml: string, entry: RegExp) => [...xml.matchAll(entry)].map(([, url]) => url);
    expect(linksOf(await read('rss.xml'), /<item>[\s\S]*?<link>(.*?)<\/link>/g)).toEqual(urls);
    expect(linksOf(await read('atom.xml'), /<entry>[\s\S]*?<link href="(.*?)"/g)).toEqual(urls);
    const feed = JSON.parse(await read('feed.json')) as {items: {url: string; content_html: string}[]};
    expect(feed.items.map(({url}) => url)).toEqual(urls);
    for (const {url, content_html: html} of feed.items) {
      expect(html, url).not.toMatch(/(?:href|src)="(?!https:\/\/|mailto:)/);
    }
    // Every page links the feeds of all blogs.
    const named = blogs.flatMap(({root}) =>
      ['atom.xml', 'feed.json', 'rss.xml'].map((file) => `${root}/${file}`),
    );
    expect((await show(`${blog.root}/`)).feeds).toEqual(named.sort());
  },
);

describe('what single posts of the tests blog exercise', () => {
  const page = (below: string) => show(`/tests/blog${below}`);

  test('authors of every form', async () => {
    expect((await page('/2021/08/23/multiple-authors/')).authorNames).toEqual([
      'Website group',
      'Somebody else',
    ]);
    expect((await page('/2021/09/13/dup-title/')).authorNames).toHaveLength(4);
    expect(await page('/2022/01/20/image-only-authors/')).toMatchObject({authors: 20, authorNames: []});
  });

  test('front matter hides the reading time', async () => {
    expect((await page('/2021/10/07/blog-post-mdx-feed-tests/')).readingTimes).toBe(0);
    expect((await page('/2021/10/08/blog-post-mdx-require-feed-tests/')).readingTimes).toBe(1);
  });

  test('two posts with one title are both listed', async () => {
    const early = await page('/2021/09/13/dup-title/');
    const late = await page('/2021/11/13/dup-title/');
    expect(early.postTitles).toEqual(['Two posts with this title']);
    expect(late.postTitles).toEqual(early.postTitles);
  });
});

test('the address of the tag i18n as it was leads to the page of the tag', async () => {
  const html = await (await fetch(`${server.url}/blog/tags/i-18-n/`)).text();
  const target = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(target, `${server.url}/blog/tags/i-18-n/`).pathname).toBe('/blog/tags/i18n/');
  expect(await show('/blog/tags/i-18-n/')).toMatchObject({
    canonical: 'https://lectern.example/blog/tags/i18n/',
  });
  expect((await show('/blog/tags/i18n/')).status).toBe(200);
});
