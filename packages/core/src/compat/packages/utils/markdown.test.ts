import {expect, test} from 'vitest';
import {escapeMarkdownHeadingIds, parseMarkdownHeadingId, writeMarkdownHeadingId} from './headingIds.js';
import {
  admonitionTitleToDirectiveLabel,
  createExcerpt,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownContentTitle,
  parseMarkdownFile,
  unwrapMdxCodeBlocks,
} from './markdown.js';
import {resolveMarkdownLinkPathname} from './markdownLinks.js';
import {createSlugger} from './slugger.js';

test.each([
  ['# Title\n\ntext', 'Title', 'text'],
  ['\n\n# T #\n\nx', 'T', 'x'],
  ['# T {#id}\n\nx', 'T', 'x'],
  ['T\n===\n\nx', 'T', 'x'],
  ['# `T` *x*\n', 'T *x*', ''],
  ['# a\r\nb', 'a', 'b'],
  ['import a from "a";\n\n# T\n\nx', 'T', 'import a from "a";\n\nx'],
  ['text\n\n# T', undefined, 'text\n\n# T'],
])('the title of %j is %s, and below it is %j', (text, title, rest) => {
  expect(parseMarkdownContentTitle(text, {removeContentTitle: true})).toEqual({
    content: rest,
    contentTitle: title,
  });
  expect(parseMarkdownContentTitle(text)).toEqual({content: text.trim(), contentTitle: title});
});

test('a file is divided into front matter, title, excerpt and content', async () => {
  const file = {
    filePath: '/s/a.md',
    fileContent: '---\ntitle: x\ntags: [a]\n---\n\n# T\n\n**text** [l](x)\n',
  };
  const parseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
  expect(await parseMarkdownFile({...file, parseFrontMatter, removeContentTitle: true})).toEqual({
    frontMatter: {title: 'x', tags: ['a']},
    contentTitle: 'T',
    content: '**text** [l](x)',
    excerpt: 'text l',
  });
  const own = await parseMarkdownFile({
    ...file,
    parseFrontMatter: async (args) => ({
      ...(await args.defaultParseFrontMatter(args)),
      frontMatter: {own: 1},
    }),
  });
  expect(own).toMatchObject({frontMatter: {own: 1}, content: '# T\n\n**text** [l](x)'});
  expect(createExcerpt('')).toBeUndefined();
});

test('fences of MDX and titles of admonitions are rewritten, but not in code', () => {
  expect(unwrapMdxCodeBlocks('a\n````mdx-code-block\nx\n```js\ny\n```\n````\nb')).toBe(
    'a\nx\n```js\ny\n```\nb',
  );
  expect(unwrapMdxCodeBlocks('```js\nx\n```')).toBe('```js\nx\n```');
  const text = '::::note My **t**\n:::tip In\n:::\n::::\n:::other T\n:::\n```\n:::note T\n```';
  expect(admonitionTitleToDirectiveLabel(text, ['note', 'tip'])).toBe(
    '::::note[My **t**]\n:::tip[In]\n:::\n::::\n:::other T\n:::\n```\n:::note T\n```',
  );
});

test.each([
  ['## Heading {#id}', undefined, {text: '## Heading', id: 'id'}],
  ['## a {#b} c', undefined, {text: '## a {#b} c', id: undefined}],
  ['## {#only}', undefined, {text: '##', id: 'only'}],
  ['## x {#a} {#b}', undefined, {text: '## x {#a}', id: 'b'}],
  ['## t {#}', undefined, {text: '## t {#}', id: undefined}],
  ['## x {/* #an-id */}', undefined, {text: '## x {/* #an-id */}', id: undefined}],
  ['## x {/* #an-id */}', 'mdx-comment', {text: '## x', id: 'an-id'}],
] as const)('the heading %s in the syntax %s', (heading, syntax, parsed) => {
  expect(parseMarkdownHeadingId(heading, syntax)).toEqual(parsed);
});

test('braces of ids are escaped once', () => {
  expect(escapeMarkdownHeadingIds('## a {#b}\ntext {#c}\n## \\{#d}')).toBe(
    '## a \\{#b}\ntext {#c}\n## \\{#d}',
  );
});

test.each([
  ['# A\n\n## B\n\n## B\n', {}, '# A\n\n## B {#b}\n\n## B {#b-1}\n'],
  ['## B\n', {maintainCase: true}, '## B {#B}\n'],
  ['## B\n', {syntax: 'mdx-comment'}, '## B {/* #b */}\n'],
  ['## A {#keep}\n## A\n', {}, '## A {#keep}\n## A {#a}\n'],
  ['## A {#keep}\n', {overwrite: true}, '## A {#a}\n'],
  ['## A {#keep}\n', {migrate: true, syntax: 'mdx-comment'}, '## A {/* #keep */}\n'],
  ['## a {#B}\n## b\n', {}, '## a {#B}\n## b {#b}\n'],
  ['## `code` **b** [l](x)\n', {}, '## `code` **b** [l](x) {#code-b-l}\n'],
  ['~~~\n## no\n~~~\n', {}, '~~~\n## no\n~~~\n'],
] as const)('ids are written into %j with %j', (text, options, written) => {
  expect(writeMarkdownHeadingId(text, options)).toBe(written);
});

test('a slugger gives every text another slug', () => {
  const slugger = createSlugger();
  expect(['A B', 'A B', 'Ünï ç', '1.2'].map((text) => slugger.slug(text))).toEqual([
    'a-b',
    'a-b-1',
    'ünï-ç',
    '12',
  ]);
  expect(slugger.slug('Keep Case', {maintainCase: true})).toBe('Keep-Case');
});

const pages = new Map([
  ['@site/docs/b.md', '/docs/b'],
  ['@site/docs/sub/b.md', '/sub'],
  ['@site/i18n/b.md', '/i'],
  ['@site/docs/c d.md', '/cd'],
]);

test.each([
  ['b.md', 'sub/x.md', '/sub'],
  ['../b.md', 'sub/x.md', '/docs/b'],
  ['/b.md', 'sub/x.md', '/i'],
  ['@site/docs/b.md', 'x.md', '/docs/b'],
  ['./c%20d.md', 'x.md', '/cd'],
  ['/docs/b.md', 'x.md', '/docs/b'],
  ['sub/b.md', 'z/x.md', '/sub'],
  ['./sub/b.md', 'z/x.md', null],
  ['none.md', 'x.md', null],
])('the link %s in docs/%s leads to %s', (link, file, permalink) => {
  const context = {
    sourceFilePath: `/s/docs/${file}`,
    sourceToPermalink: pages,
    contentPaths: {contentPath: '/s/docs', contentPathLocalized: '/s/i18n'},
    siteDir: '/s',
  };
  expect(resolveMarkdownLinkPathname(link, context)).toBe(permalink);
});
