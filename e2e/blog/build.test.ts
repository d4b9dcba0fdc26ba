import fs from 'node:fs';
import path from 'node:path';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {beforeAll, describe, expect, test} from 'vitest';
import {changedFiles, createBundledSite, type Edit, type Site, snapshot} from '../harness/index.js';

/** Paths of all pages in the output: "blog/tags/index.html" → "/blog/tags". */
function pages({outDir}: Site): string[] {
  return fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => path.posix.join('/', name.split(path.sep).join('/'), '..'))
    .sort();
}

function read({outDir}: Site, file: string): string {
  return fs.readFileSync(path.join(outDir, file), 'utf8');
}

async function buildOk(site: Site): Promise<string> {
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  return stdout + stderr;
}

describe('a site with two blogs', () => {
  let site: Site;
  beforeAll(async () => {
    site = createBundledSite('blog');
    await buildOk(site);
  });

  test('has pages for posts, lists, tags, authors and the archive of each', () => {
    expect(pages(site)).toEqual([
      '/blog',
      '/blog/2020/01/05/first',
      '/blog/2021/03/09/folder',
      '/blog/2023/01/01/short',
      '/blog/2024/01/01/hidden',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/ada',
      '/blog/authors/the-linus',
      '/blog/page/2',
      '/blog/tags',
      '/blog/tags/i18n',
      '/blog/tags/other-tag',
      '/blog/tags/release',
      '/blog/third',
      '/news',
      '/news/2020/01/01/old',
      '/news/2021/01/01/new',
      '/search',
    ]);
  });

  test('shows excerpts in lists and whole posts on their pages', () => {
    const list = read(site, 'blog/page/2/index.html');
    expect(list).toContain('The excerpt of the first post');
    expect(list).not.toContain('The rest of the first post');
    const post = read(site, 'blog/2020/01/05/first/index.html');
    expect(post).toContain('The rest of the first post');
    expect(post).toContain('href="/base/blog/2021/03/09/folder"');
    // HTML in a title is escaped.
    expect(post).toContain('<title data-rh="true">The first &lt;b&gt;post&lt;/b&gt; ]]&gt; &amp; more');
    expect(read(site, 'blog/index.html')).toContain('Excerpt of the folder post.');
    expect(read(site, 'blog/index.html')).not.toContain('The hidden post');
  });

  test('lists have no id twice, and relative links lead where they lead on the page of the post', () => {
    const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const list = read(site, 'blog/tags/release/index.html');
    expect(list.match(/<h2[^>]*>Details/g)).toHaveLength(2);
    expect(new Set(ids(list)).size).toBe(ids(list).length);
    const first = 'blog/2020/01/05/first';
    for (const page of ['blog/tags/release', 'blog/page/2', first]) {
      expect(read(site, `${page}/index.html`), page).toContain('href="/base/blog/third"');
    }
    expect(list).toContain(`href="/base/${first}#details"`);
    expect(ids(read(site, `${first}/index.html`))).toContain('details');
  });

  test('lists posts and their excerpts from one compiled file each', () => {
    const payload = (file: string) => JSON.parse(read(site, file)).files;
    const source = 'content:@site/blog/2020-01-05-first.md';
    const inList = payload('blog/page/2/index.payload.json')[source];
    expect(inList).toMatch(/^\/base\/assets\/content\//);
    expect(payload('blog/2020/01/05/first/index.payload.json')[source]).toBe(inList);
  });

  test('shows images beside the authors file on posts and on pages of authors', () => {
    const image = /src="\/base\/(assets\/images\/linus-\w+\.svg)"/;
    const [, file = ''] = image.exec(read(site, 'blog/authors/the-linus/index.html')) ?? [];
    expect(fs.existsSync(path.join(site.outDir, file))).toBe(true);
    expect(read(site, 'blog/third/index.html')).toContain(file);
    const unshown = /src="\/base\/(assets\/images\/charles-\w+\.svg)"/;
    const [, other = ''] = unshown.exec(read(site, 'blog/authors/index.html')) ?? [];
    expect(fs.existsSync(path.join(site.outDir, other)), other).toBe(true);
  });

  test('has feeds that a parser reads', () => {
    const rss = parseRssFeed(read(site, 'blog/rss.xml'));
    const titles = [
      'A short post',
      'The third post',
      'A post in a folder',
      'The first <b>post</b> ]]> & more',
    ];
    expect(rss.items?.map(({title}) => title)).toEqual(titles);
    expect(rss).toMatchObject({
      title: 'Blog & "site" Blog',
      link: 'https://example.com/base/blog',
      language: 'en',
      copyright: 'Nobody & all',
    });
    expect(rss.items?.[3]).toMatchObject({
      link: 'https://example.com/base/blog/2020/01/05/first',
      description: 'The excerpt of the first post.',
      categories: [{name: 'Releases'}, {name: 'I18n'}],
      dc: {creators: ['Ada Lovelace']},
    });
    const content = rss.items?.[3]?.content?.encoded;
    expect(content).toContain('The rest of the first post');
    expect(content).toContain('href="https://example.com/base/blog/2021/03/09/folder"');

    const atom = parseAtomFeed(read(site, 'blog/atom.xml'));
    expect(atom.entries?.map(({id}) => id)).toEqual(rss.items?.map(({link}) => link));
    expect(atom.entries?.[2]?.content?.value ?? atom.entries?.[2]?.content).toContain(
      'src="https://example.com/base/assets/images/cover-',
    );
    expect(atom.updated).toBe('2023-01-01T00:00:00.000Z');

    const json = parseJsonFeed(read(site, 'blog/feed.json'));
    expect(json.items?.map(({title}) => title)).toEqual(titles);
    expect(json.items?.[0]).toMatchObject({content_html: '<p>All of the short post.</p>'});
    const news = parseJsonFeed(read(site, 'news/feed.json'));
    expect(news.items?.map(({title}) => title)).toEqual(['New news']);
    expect(fs.existsSync(path.join(site.outDir, 'news/rss.xml'))).toBe(false);
  });

  test('links to its feeds from every page, and gives them a style', () => {
    const html = read(site, 'blog/archive/index.html');
    for (const file of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'news/feed.json']) {
      expect(html).toContain(`href="/base/${file}"`);
    }
    expect(read(site, 'blog/rss.xml')).toContain('<?xml-stylesheet href="rss.xsl" type="text/xsl"?>');
    for (const file of ['rss.xsl', 'rss.css', 'atom.xsl', 'atom.css']) {
      expect(fs.existsSync(path.join(site.outDir, 'blog', file)), file).toBe(true);
    }
  });

  test('changes what shows a post when the post changes, and nothing else', async () => {
    const before = snapshot(site.outDir);
    await buildOk(site);
    expect(changedFiles(before, snapshot(site.outDir))).toEqual([]);

    site.files.replace(
      'blog/2020-01-05-first.md',
      'The rest of the first post',
      'The new rest of the first post',
    );
    await buildOk(site);
    const changed = changedFiles(before, snapshot(site.outDir));
    // The compiled post has a hash in its file name. Pages that list the post contain this name, so they change too.
    expect(changed.map((file) => file.replace(/\.\w{8}\.txt$/, '.txt'))).toEqual(
      expect.arrayContaining([
        'blog/2020/01/05/first/index.html',
        'blog/atom.xml',
        'blog/feed.json',
        'blog/rss.xml',
      ]),
    );
    for (const file of [
      'blog/index.html',
      'blog/archive/index.html',
      'blog/tags/index.html',
      'news/index.html',
    ]) {
      expect(changed).not.toContain(file);
    }
    expect(
      changed.some((file) => file.includes('third') || file.includes('folder') || file.includes('short')),
    ).toBe(false);
    site.restore();
    await buildOk(site);
    expect(changedFiles(before, snapshot(site.outDir))).toEqual([]);
  });
});

const onlyBlog: Edit = (files) => {
  // With a trailing slash, the URL counts as a folder, so relative links need one more "../".
  files.replace('blog/2020-01-05-first.md', '../../../third', '../../../../third');
  files.write(
    'docusaurus.config.mjs',
    `export default {
  title: 'Only a blog', url: 'https://example.com', baseUrl: '/', trailingSlash: true,
  presets: [['classic', {docs: false, blog: {routeBasePath: '/', postsPerPage: 'ALL', onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', onInlineTags: 'ignore'}}]],
  markdown: {format: 'detect'},
};`,
  );
};

test('a blog can be all of a site', async () => {
  const site = createBundledSite('blog', onlyBlog);
  await buildOk(site);
  expect(pages(site)).toEqual(
    expect.arrayContaining([
      '/',
      '/2020/01/05/first',
      '/archive',
      '/authors',
      '/tags',
      '/tags/i18n',
      '/third',
    ]),
  );
  const rss = parseRssFeed(read(site, 'rss.xml'));
  expect(rss.items?.[1]?.link).toBe('https://example.com/third/');
  // The post list is the home page, so its title is that of the site.
  expect(read(site, 'index.html')).toContain('<title data-rh="true">Only a blog</title>');
});

test('a broken relative link of an excerpt is reported once, with its line', async () => {
  const site = createBundledSite('blog', (files) => {
    files.replace('blog/2020-01-05-first.md', '../../../third', './nowhere');
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('1 broken link on 1 page');
  expect(stderr).toContain('blog/2020-01-05-first.md:11');
});

test('the preset has a blog unless the site leaves it out; without a folder it has no pages', async () => {
  const withoutFolder = createBundledSite('minimal', (files) => {
    files.replace('docusaurus.config.mjs', ', blog: false', '');
  });
  await buildOk(withoutFolder);
  expect(pages(withoutFolder)).not.toContain('/blog');
  expect(read(withoutFolder, 'docs/intro/index.html')).not.toContain('rss.xml');

  const leftOut = createBundledSite('minimal', (files) => files.write('blog/2020-01-01-a.md', 'Text.'));
  await buildOk(leftOut);
  expect(pages(leftOut)).toEqual(pages(withoutFolder));
});

test('two posts with one address are reported with their files', async () => {
  const site = createBundledSite('blog', (files) => {
    files.write(
      'blog/2020-01-05-again.md',
      '---\nslug: /third\ntitle: Again\n---\n\nText.\n\n<!-- truncate -->\n',
    );
  });
  const output = await buildOk(site);
  expect(output).toContain('[DUPLICATE_ROUTES]');
  expect(output).toContain('blog/2020-01-05-again.md');
  expect(output).toContain('blog/2022-05-01-third.md');
});

test('a plugin of the site can wrap the blog plugin of Docusaurus, and show its posts elsewhere', async () => {
  const site = createBundledSite('blog', (files) => {
    files.write(
      'recent.cjs',
      `const {default: blog, ...others} = require('@docusaurus/plugin-content-blog');
module.exports = async (context, options) => {
  const plugin = await blog(context, options);
  return {
    ...plugin,
    async contentLoaded(args) {
      const items = args.content.blogPosts
        .filter(({metadata}) => metadata.date < new Date('2022-01-01'))
        .map(({metadata}) => ({content: {__import: true, path: metadata.source, query: {truncated: true}}}));
      args.actions.addRoute({path: '/base/recent', exact: true, component: '@site/recent.jsx', modules: {items}});
      return plugin.contentLoaded(args);
    },
  };
};
Object.assign(module.exports, others);
`,
    );
    files.write(
      'recent.jsx',
      "import React from 'react';\nexport default ({items}) => items.map(({content: Post}, key) => <Post key={key} />);\n",
    );
    files.write(
      'docusaurus.config.mjs',
      `export default {
  title: 'Wrapped', url: 'https://example.com', baseUrl: '/base/',
  presets: [['classic', {docs: false, blog: false}]],
  plugins: [['./recent.cjs', {onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', onInlineTags: 'ignore'}]],
  markdown: {format: 'detect'},
};`,
    );
  });
  await buildOk(site);
  const html = read(site, 'recent/index.html');
  expect(html).toContain('The excerpt of the first post');
  expect(html).not.toContain('The rest of the first post');
  expect(pages(site)).toContain('/blog/2020/01/05/first');
});
