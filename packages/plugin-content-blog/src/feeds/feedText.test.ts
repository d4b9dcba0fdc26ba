import {parse} from 'parse5';
import {expect, test} from 'vitest';
import type {FeedItem} from '../model/FeedItem.js';
import {FEED_TYPES, type FeedType} from '../model/feedTypes.js';
import {type FeedInput, feedFrame, feedParts, itemText} from './feedText.js';
import {extractPostContent} from './postContent.js';

const head = {
  title: 'A & <b>',
  id: 'https://example.com/',
  link: 'https://example.com/',
  updated: new Date(0),
};

const item = (changes: Partial<FeedItem>): FeedItem => ({
  title: 'Title',
  id: 'https://example.com/a',
  link: 'https://example.com/a',
  date: new Date(0),
  description: 'Description',
  content: '<p>Content</p>',
  ...changes,
});

function feedText(
  type: FeedType,
  {items, ...input}: FeedInput & {readonly items: readonly FeedItem[]},
): string {
  const texts = items.map((one) => [itemText(type, one)]);
  return [...feedParts([feedFrame(type, input)], texts)].join('');
}

/** Joins the text of all CDATA sections of an element, as XML parsers do. */
function cdata(xml: string, element: string): string | undefined {
  const inner = new RegExp(`<${element}(?: [^>]*)?>([\\s\\S]*?)</${element}>`).exec(
    xml.slice(xml.indexOf('Title') - 40),
  )?.[1];
  return inner?.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1');
}

test('"]]>" any number of times, "<" and what XML cannot hold leave feeds readable', () => {
  const title = 'Title ]]> ]]> <b> \u0007\uD800\uFFFF & "x"';
  const items = [
    item({
      title,
      content: '<p title="]]>">]]&gt; ]]></p>',
      category: [{name: '<c> & "d"', term: '<c> & "d"'}],
    }),
  ];
  const rss = feedText('rss', {head, items});
  expect(cdata(rss, 'title')).toBe('Title ]]> ]]> <b>  & "x"');
  expect(cdata(rss, 'content:encoded')).toBe('<p title="]]>">]]&gt; ]]></p>');
  expect(rss).toContain('<category>&lt;c&gt; &amp; "d"</category>');
  const atom = feedText('atom', {head, items});
  expect(cdata(atom, 'title')).toBe('Title ]]&gt; ]]&gt; &lt;b&gt;  &amp; "x"');
  expect(atom).toContain('term="&lt;c> &amp; &quot;d&quot;"');
  expect(JSON.parse(feedText('json', {head, items})).items[0].title).toBe('Title ]]> ]]> <b>  & "x"');
});

test('authors of RSS without an e-mail address are named by Dublin Core', () => {
  const rss = feedText('rss', {
    head,
    items: [item({author: [{name: 'Ada'}, {name: 'Grace', email: 'g@example.com'}]})],
  });
  expect(rss).toContain('<dc:creator>Ada</dc:creator>');
  expect(rss).toContain('<author>g@example.com (Grace)</author>');
  expect(rss).toContain('xmlns:dc=');
});

test.each(FEED_TYPES)('%s without items is valid, and equal whenever it is made', (type) => {
  const text = feedText(type, {head, items: []});
  expect(text).toBe(feedText(type, {head, items: []}));
  expect(text).not.toContain(String(new Date().getUTCFullYear()));
});

const extract = (body: string) =>
  extractPostContent(
    `<body><main><div id="__blog-post-container">${body}</div></main>`,
    'https://example.com/b/post',
  );

test('URLs become absolute, and scripts and comments are left out', () => {
  expect(extract('<a href="#x">1</a><a href="../other">2</a><a href="mailto:a@b.c">3</a>')).toBe(
    '<a href="https://example.com/b/post#x">1</a><a href="https://example.com/other">2</a><a href="mailto:a@b.c">3</a>',
  );
  expect(extract('<!-- c --><p>a<script>x()</script></p><svg><image href="i.png"/></svg>')).toBe(
    '<p>a</p><svg><image href="https://example.com/b/i.png"></image></svg>',
  );
  expect(extract('<template><a href="i">1</a><script>x()</script><!-- c --></template>')).toBe(
    '<template><a href="https://example.com/b/i">1</a></template>',
  );
  expect(extract('<a href="http://[">broken</a>')).toBe('<a href="http://[">broken</a>');
  expect(parse('').nodeName).toBe('#document');
  expect(extractPostContent('<p>no container</p>', 'https://example.com/')).toBeUndefined();
});

test.each([
  ['a.png', 'https://example.com/b/a.png'],
  ['a.png 1x, b.png 2x', 'https://example.com/b/a.png 1x, https://example.com/b/b.png 2x'],
  ['a.png 1x,b.png 2x', 'https://example.com/b/a.png 1x, https://example.com/b/b.png 2x'],
  ['a.png, b.png 2x,', 'https://example.com/b/a.png, https://example.com/b/b.png 2x'],
  ['/i,1.png 100w', 'https://example.com/i,1.png 100w'],
  [', ,', ''],
])('the srcset %s becomes %s', (srcset, absolute) => {
  expect(extract(`<img srcset="${srcset}">`)).toBe(`<img srcset="${absolute}">`);
});
