import fs from 'node:fs';
import path from 'node:path';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {beforeAll, describe, expect, test} from 'vitest';
import {atomProblems} from '../harness/feeds/atomProblems.js';
import {jsonProblems} from '../harness/feeds/jsonProblems.js';
import {rssProblems} from '../harness/feeds/rssProblems.js';
import {createBundledSite, type Edit, openPage, type Site, serveFolder} from '../harness/index.js';

const CHECKS = {'rss.xml': rssProblems, 'atom.xml': atomProblems, 'feed.json': jsonProblems};
type FeedFile = keyof typeof CHECKS;
const FEEDS: readonly FeedFile[] = ['rss.xml', 'atom.xml', 'feed.json'];

const CONFIG = 'docusaurus.config.mjs';
const HARD_TITLE = 'Title <script>alert(1)</script> ]]> ]]> & &amp; "quoted" \u0007é 🎉';

/** Adds posts with text that must be escaped or cleaned in feeds. */
const addHardPosts: Edit = (files) => {
  files.write(
    'blog/2024-03-01-markup.md',
    `---
title: ${JSON.stringify(HARD_TITLE)}
description: '<img src="x.png"> & "quotes" ]]> &amp;'
tags: ['<b> & "c"', '&amp;']
authors: {name: 'O''Hara & <Sons>', url: '/about us?a=1&b=2', email: 'ohara@example.com'}
---

Excerpt with \`]]>\` and &lt;b&gt;.

<!-- truncate -->

Rest ]]> and ]]&gt;, \`<![CDATA[ x ]]>\`.
`,
  );
  files.write(
    'blog/2024-03-02-links.md',
    `---
title: Links
authors:
  - {name: No mail, url: 'mailto:no@example.com'}
  - {name: Mail, email: 'mail@example.com', url: './beside'}
  - {name: 'Tom &amp; Jerry', email: not an address, url: 'http://['}
  - {imageURL: /img/ada.svg}
---

Excerpt.

<!-- truncate -->

![picture](./a%20picture.svg) [spaces](</a file with spaces.txt>) [letters](/grüße/日本?ä=ö#übër) [anchor](#anchor)
[relative](./links) [up](../x) [protocol](//example.org/a) [query](?a=b&c=d) [mail](mailto:a@example.com)

<video src="/clip one.mp4" poster="./a%20picture.svg"></video>

<blockquote cite="/quote source">Quote</blockquote>

<img src="/img/ada.svg" srcset="/img/ada.svg 1x, /img/icon.svg 2x" alt="" />

## Anchor
`,
  );
  files.write('blog/a picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  files.write('static/a file with spaces.txt', 'text');
  files.write('static/quote source', 'text');
  files.write('static/clip one.mp4', 'text');
  files.write('blog/2024-03-03-grüße 日本.md', '---\ntitle: 日本語 😀\n---\n\nNon-ASCII.\n');
  files.write('blog/2024-03-04-empty.md', '---\n---\n');
  files.write('blog/2024-03-05-only-picture.md', '![](./a%20picture.svg)\n');
  files.write('blog/2024-03-06-no-title.md', "---\ntitle: ''\n---\n\n![](/img/ada.svg)\n");
  files.replace(CONFIG, 'baseUrl:', "onBrokenLinks: 'ignore',\n  baseUrl:");
  files.replace(CONFIG, 'favicon: ', "favicon: 'https://cdn.example.com/icon.svg', // ");
  files.replace(CONFIG, "copyright: 'Nobody & all'", "copyright: 'Us &amp; \u0007 <all>', language: 'en-GB'");
  files.replace(CONFIG, "routeBasePath: 'news'", "routeBasePath: 'neues/für alle'");
  files.replace(CONFIG, "type: 'json', limit: 1", "type: 'all', limit: 0");
};

function feedOf(site: Site, blog: string, file: FeedFile): string {
  return fs.readFileSync(path.join(site.outDir, blog, file), 'utf8');
}

describe('the feeds of a blog with hard posts', () => {
  let site: Site;
  beforeAll(async () => {
    site = createBundledSite('blog', addHardPosts);
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
  });

  test.each(FEEDS)('%s is valid by its specification', (file) => {
    const url = `https://example.com/base/blog/${file}`;
    expect(CHECKS[file](feedOf(site, 'blog', file), url)).toEqual([]);
  });

  test.each(FEEDS)('%s is valid without posts, below a path of other letters', (file) => {
    const text = feedOf(site, 'neues/für alle', file);
    expect(CHECKS[file](text, `https://example.com/base/neues/f%C3%BCr%20alle/${file}`)).toEqual([]);
  });

  test('readers get texts as they are written', () => {
    const rss = parseRssFeed(feedOf(site, 'blog', 'rss.xml'));
    const atom = parseAtomFeed(feedOf(site, 'blog', 'atom.xml'));
    const json = parseJsonFeed(feedOf(site, 'blog', 'feed.json'));
    const title = HARD_TITLE.replace('\u0007', '');
    expect(rss.copyright).toBe('Us &amp;  <all>');
    expect(atom.icon).toBe('https://cdn.example.com/icon.svg');
    const at = rss.items?.findIndex(({link}) => link?.endsWith('/markup')) ?? -1;
    expect(rss.items?.[at]).toMatchObject({title, categories: [{name: '<b> & "c"'}, {name: '&amp;'}]});
    expect(json.items?.[at]).toMatchObject({title, tags: ['<b> & "c"', '&amp;']});
    expect(json.items?.[0]?.title).toBe('https://example.com/base/blog/2024/03/06/no-title');
    expect(json.items?.[at]?.date_published).toEqual('2024-03-01T00:00:00.000Z');
    expect(atom.entries?.[at]?.categories).toMatchObject([{term: '<b> & "c"'}, {term: '&amp;'}]);
    const authors = [{name: 'No mail'}, {name: 'Mail', email: 'mail@example.com'}, {name: 'Tom &amp; Jerry'}];
    expect(atom.entries?.[at - 1]?.authors).toMatchObject(authors);
    expect(atom.entries?.[at - 1]?.authors?.[2]).not.toHaveProperty('email');
    expect(rss.items?.[at - 1]?.dc?.creators).toEqual(['No mail', 'Tom &amp; Jerry']);
    expect(feedOf(site, 'blog', 'atom.xml')).toContain('<feed xml:lang="en-GB" ');
  });

  test.each([
    ['rss.xml', '<guid isPermaLink="false">', '<guid>/', '"/https://'],
    ['rss.xml', /<pubDate>.*?</, '<pubDate>2024-01-01<', 'a date of RFC 822'],
    ['rss.xml', '<channel>', '<channel><summary/>', 'channels cannot have'],
    ['rss.xml', 'rel="self"', 'rel="hub"', 'no link to itself'],
    ['atom.xml', /<updated>.*?</, '<updated>2024-01-01<', 'a date of RFC 3339'],
    ['atom.xml', '<entry>', '<entry><id>https://a.b/</id>', 'exactly one id'],
    ['atom.xml', '<entry>', '<entry><pubDate/>', 'entries cannot have'],
    ['atom.xml', 'href="https://example.com/base/assets', 'href="/base/assets', 'is not an absolute URL'],
    ['feed.json', '"content_html": "",', '', '"content_html" is not valid'],
    ['feed.json', /"id": ".*?"/g, '"id": "same"', 'two items have the id same'],
  ] as const)('the check of %s finds %s replaced by %s', (file, from, to, problem) => {
    const text = feedOf(site, 'blog', file);
    const problems = CHECKS[file](text.replace(from, to), `https://example.com/base/blog/${file}`);
    expect(problems.join('\n')).toContain(problem);
  });

  test.each(['rss.xml', 'atom.xml'] as const)('the check of %s needs well-formed XML', (file) => {
    const text = feedOf(site, 'blog', file);
    expect(() => CHECKS[file](text.replace('</title>', '&nbsp;</title>'), '')).toThrow();
  });

  test.each(['rss.xml', 'atom.xml'])('a browser shows %s as a styled list', async (file) => {
    const url = await serveFolder(site.outDir, '/base/');
    for (const width of [1280, 375]) {
      const opened = await openPage(`${url}blog/${file}`, {width, javaScript: false});
      const {page} = opened;
      expect(await page.title()).toBe('Blog & "site" Blog');
      expect(await page.getAttribute('html', 'lang')).toBe('en-GB');
      expect(await page.inputValue('input')).toBe(`https://example.com/base/blog/${file}`);
      expect(await page.locator('article').count()).toBe(10);
      const hard = page.locator('article', {hasText: '<script>alert(1)</script>'});
      expect(await hard.locator('h2').innerText()).toBe(HARD_TITLE.replace('\u0007', '').replace(/ +/g, ' '));
      expect(await hard.locator('p').last().innerText()).toBe('<img src="x.png"> & "quotes" ]]> &amp;');
      expect(await hard.locator('.date').innerText()).toMatch(/^(?:01 Mar 2024|2024-03-01)$/);
      expect(await hard.locator('a').getAttribute('href')).toContain('/blog/2024/03/01/markup');
      const [radius, overflow] = await page.evaluate(() => [
        getComputedStyle(document.querySelector('.note') ?? document.body).borderRadius,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
      expect([radius, overflow]).toEqual(['6.4px', 0]);
      expect(opened.failedRequests).toEqual([]);
      await opened.close();
    }
  });
});
