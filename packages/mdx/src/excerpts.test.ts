import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  ALL_ENGINES,
  compile,
  docsDir,
  ENGINES,
  evaluate,
  type RenderOptions,
  render,
} from '../test/compile.js';
import {hasExcerptMarker} from './index.js';
import type {MarkdownRule} from './types.js';

const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const RULE = {excerpt: {marker: MARKER}};

const fence = '```';

function tidy(html: string): string {
  return html.replace(/\s*\n\s*/g, '');
}

type Case = readonly [what: string, text: string, excerpt: string, file?: string];

const CASES: readonly Case[] = [
  ['a comment', 'a\n\n<!-- truncate -->\n\nb\n', '<p>a</p>'],
  ['a comment in Markdown', 'a\n\n<!-- truncate -->\n\nb\n', '<p>a</p>', 'page.md'],
  ['an expression', 'a\n\nb\n\n{/* truncate */}\n\nc\n', '<p>a</p><p>b</p>'],
  ['an expression in Markdown', 'a\n\n{/* truncate */}\n\nc\n', '<p>a</p>', 'page.md'],
  ['below front matter', '---\na: 1\n---\n\na\n\n<!-- truncate -->\n\nb\n', '<p>a</p>'],
  ['a line after a paragraph', 'a\n<!-- truncate -->\nb\n', '<p>a</p>'],
  ['a line after a paragraph, as an expression', 'a\n{/* truncate */}\n\nb\n', '<p>a</p>'],
  ['a line before a paragraph, as an expression', 'a\n\n{/* truncate */}\nb\n', '<p>a</p>'],
  ['the end of a paragraph', 'a {/* truncate */}\n\nb\n', '<p>a </p>'],
  ['the middle of the first paragraph', 'a {/* truncate */} b\n\nc\n', '<p>a  b</p>'],
  ['the middle of a later paragraph', 'a\n\nb {/* truncate */} c\n\nd\n', '<p>a</p>'],
  ['a list item', 'a\n\n- b\n\n  {/* truncate */}\n\n- c\n', '<p>a</p>'],
  [
    'an item of the first list',
    '- b\n\n  {/* truncate */}\n\n- c\n\nd\n',
    '<ul><li><p>b</p></li><li><p>c</p></li></ul>',
  ],
  ['after a list', '- b\n- c\n\n<!-- truncate -->\n\nd\n', '<ul><li>b</li><li>c</li></ul>'],
  [
    'after a list, without an empty line',
    '- b\n- c\n<!-- truncate -->\n\nd\n',
    '<ul><li>b</li><li>c</li></ul>',
    'page.md',
  ],
  ['a comment between two lists', 'a\n\n- b\n\n<!-- truncate -->\n\n- c\n', '<p>a</p><ul><li>b</li></ul>'],
  ['a line between two of a paragraph, as an expression', 'a\n{/* truncate */}\nb\n', '<p>a</p>'],
  ['an admonition', 'a\n\n:::note\n\nb\n\n<!-- truncate -->\n\nc\n\n:::\n', '<p>a</p>'],
  ['a tag', 'a\n\n<div>\n\n{/* truncate */}\n\nc\n\n</div>\n', '<p>a</p>'],
  ['a tag in Markdown', 'a\n\n<div>\n\n<!-- truncate -->\n\nc\n\n</div>\n', '<p>a</p>', 'page.md'],
  [
    'the first tag',
    '<div>\n\nb\n\n<!-- truncate -->\n\nc\n\n</div>\n\nd\n',
    '<div><p>b</p><p>c</p></div>',
    'page.md',
  ],
  ['the begin', '<!-- truncate -->\n\na\n', ''],
  ['the begin, before an export', '{/* truncate */}\n\nexport const x = 1;\n\na {x}\n', ''],
  ['the end', 'a\n\nb\n\n<!-- truncate -->\n', '<p>a</p><p>b</p>'],
  ['a second one', 'a\n\n<!-- truncate -->\n\nb\n\n<!-- truncate -->\n\nc\n', '<p>a</p>'],
  [
    'one in a fence before',
    `${fence}\n<!-- truncate -->\n${fence}\n\n<!-- truncate -->\n\nb\n`,
    '<pre><code>&lt;!-- truncate --&gt;</code></pre>',
  ],
  [
    'one in a code span before',
    '`<!-- truncate -->` x\n\n<!-- truncate -->\n\nb\n',
    '<p><code>&lt;!-- truncate --&gt;</code> x</p>',
  ],
  [
    'one in indented code before',
    'x\n\n    <!-- truncate -->\n\n<!-- truncate -->\n\nb\n',
    '<p>x</p><pre><code>&lt;!-- truncate --&gt;</code></pre>',
    'page.md',
  ],
  ['alike tags', 'a\n\nb\n\n<!-- truncate -->\n\nc\n\nd\n', '<p>a</p><p>b</p>'],
  ['headings', '## A\n\n<!-- truncate -->\n\n## B\n\n## A\n', '<h2 id="a">A</h2>'],
];

function complete([what, text, excerpt, file = 'page.mdx']: Case): readonly [string, string, string, string] {
  return [what, text, excerpt, file];
}

describe.each(ENGINES)('excerpts of %s', (engine) => {
  const htmlOf = async (text: string, {rule, ...options}: RenderOptions = {}) =>
    tidy((await render(text, {engine, rule: {...RULE, ...rule}, ...options})).html);

  test.each(CASES.map(complete))('end at %s', async (_what, text, excerpt, file) => {
    expect(await htmlOf(text, {file, part: 'excerpt'})).toBe(excerpt);
    const html = await htmlOf(text, {file});
    expect(html.startsWith(excerpt)).toBe(true);
    expect(html.replace(/<code>.*?<\/code>/gs, '')).not.toMatch(/truncate|lectern/);
  });

  test('a marker leaves the page itself as it is', async () => {
    const text = 'a\n\n<!-- truncate -->\n\nb\n\n<div>*c*</div>\n\n## D\n';
    const {artifact, exports} = await render(text, {engine, file: 'page.md', rule: RULE});
    const plain = await render(text, {engine, file: 'page.md'});
    expect(await htmlOf(text, {file: 'page.md'})).toBe(tidy(plain.html));
    expect(exports.toc).toEqual([{value: 'D', id: 'd', level: 2}]);
    expect(artifact.code.length - plain.artifact.code.length).toBeLessThan(20);
  });

  test('a page without a marker has no excerpt, and the same artifact', async () => {
    const text = 'a\n\n<!-- other -->\n\nb\n';
    const {artifact, exports} = await render(text, {engine, rule: RULE});
    expect(exports.default).not.toHaveProperty('excerpt');
    expect(artifact.code).toBe((await render(text, {engine})).artifact.code);
  });

  test('the title of a page is in neither, where the rule removes it', async () => {
    const text = '# T\n\n- a\n\n  {/* truncate */}\n\nb\n';
    const rule = {removeContentTitle: true};
    expect(await htmlOf(text, {rule, part: 'excerpt'})).toBe('<ul><li><p>a</p></li></ul>');
    const {exports} = await evaluate(text, {engine, rule: {...RULE, ...rule}});
    expect(exports.contentTitle).toBe('T');
  });

  test('a marker of the site is not shown, wherever it is', async () => {
    const rule = {excerpt: {marker: /^-- ?more ?--$/im}};
    expect(await htmlOf('a\n\n-- MORE --\n\nb\n', {rule, part: 'excerpt'})).toBe('<p>a</p>');
    expect(await htmlOf('a\n\n-- MORE --\n\nb\n', {rule})).toBe('<p>a</p><p>b</p>');
    const inline = {excerpt: {marker: /\[more\]/g}};
    expect(await htmlOf('a [more] b\n', {rule: inline})).toBe('<p>a  b</p>');
  });

  test('JavaScript behind the excerpt is not run for it', async () => {
    const text =
      'export const fail = () => { throw new Error("run"); };\n\na {1 + 1}\n\n<!-- truncate -->\n\n{fail()}\n\n<Box b={fail()} />\n';
    expect(await htmlOf(text, {part: 'excerpt', components: ['Box']})).toBe('<p>a 2</p>');
    await expect(htmlOf(text, {components: ['Box']})).rejects.toThrow('run');
  });

  test('a layout is around the excerpt as well', async () => {
    const text = 'export default ({children}) => <main>{children}</main>\n\na\n\n<!-- truncate -->\n\nb\n';
    expect(await htmlOf(text, {part: 'excerpt'})).toBe('<main><p>a</p></main>');
    expect(await htmlOf(text)).toBe('<main><p>a</p><p>b</p></main>');
  });

  test('links to places behind the excerpt lead to the page', async () => {
    const text = 'a [b](#b) [c](#c) [x](#x)\n\n## C\n\n<!-- truncate -->\n\n## B\n';
    const rule = {permalinks: new Map([[path.join(docsDir, 'page.mdx'), '/base/page']])};
    const {html, artifact} = await render(text, {engine, part: 'excerpt', rule: {...RULE, ...rule}});
    expect(html).toContain('<a href="/base/page#b">b</a> <a href="#c">c</a> <a href="#x">x</a>');
    expect(artifact.dependencies).toContainEqual(
      expect.objectContaining({kind: 'link', value: '/base/page'}),
    );
    expect(await htmlOf(text, {part: 'excerpt'})).toContain('href="#b"');
  });

  test('raw HTML of untrusted authors', async () => {
    const text = '<b onclick="x()">a</b>\n\n<!-- truncate -->\n\n<i>b</i>\n';
    expect(await htmlOf(text, {file: 'page.md', part: 'excerpt', rule: {untrusted: true}})).toBe(
      '<p><b>a</b></p>',
    );
  });
});

describe.each(ALL_ENGINES)('footnotes of %s', (engine) => {
  const text = 'a[^1] b[^Ab-C]\n\n[^1]: One.\n[^Ab-C]: Two.\n';
  const htmlOf = async (file: string, rule: Partial<MarkdownRule>) =>
    (await render(text, {engine, file, rule})).html;
  const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

  test('have ids of their own in each file', async () => {
    const rule = {footnoteSuffix: true} as const;
    const [one, other] = [await htmlOf('page.mdx', rule), await htmlOf('guide/page.mdx', rule)];
    const ids = [...idsIn(one), ...idsIn(other)];
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...one.matchAll(/href="#([^"]*)"|aria-describedby="([^"]*)"/g)];
    for (const [, href, label] of links) expect(idsIn(one)).toContain(href ?? label);
    expect(await htmlOf('page.mdx', rule)).toBe(one);
  });

  test('have the usual ids without the rule', async () => {
    expect(await htmlOf('page.mdx', {})).toContain('id="user-content-fn-1"');
  });
});

test('references of an excerpt to its footnotes lead to the page', async () => {
  const rule = {
    ...RULE,
    footnoteSuffix: true,
    permalinks: new Map([[path.join(docsDir, 'page.md'), '/base/page']]),
  } as const;
  const text = 'a[^1]\n\n<!-- truncate -->\n\n[^1]: One.\n';
  const {html} = await render(text, {file: 'page.md', part: 'excerpt', rule});
  expect(html).toMatch(/^<p>a<sup><a href="\/base\/page#user-content-fn-1-[\da-f]{8}"/);
});

test('code that imports a page shows all of it', async () => {
  const {html} = await render('a\n\n<!-- truncate -->\n\nb\n', {engine: 'loader', rule: RULE});
  expect(tidy(html)).toBe('<p>a</p><p>b</p>');
});

test('a page is compiled again when its marker is another one', async () => {
  expect((await compile('a [1] b [2] c', {rule: {excerpt: {marker: /\[1\]/}}})).code).not.toBe(
    (await compile('a [1] b [2] c', {rule: {excerpt: {marker: /\[2\]/}}})).code,
  );
});

describe('hasExcerptMarker', () => {
  test.each([
    ['a\r\n<!-- truncate -->\r\nb', true],
    ['<!--truncate-->', true],
    ['`<!-- truncate -->`', false],
    [`${fence}md\n<!-- truncate -->\n${fence}`, false],
    [`${fence}mdx-code-block\n<!-- truncate -->\n${fence}`, true],
    ['- a\n\n      <!-- truncate -->', true],
    ['a\n\n    <!-- truncate -->', false],
    ['<div>\n\n    {/* truncate */}\n\n</div>', true],
    ['', false],
  ])('%j: %s', (content, expected) => {
    expect(hasExcerptMarker(content, MARKER)).toBe(expected);
  });

  test('an expression that never ends is a mistake, not a hang', async () => {
    const marker = /^(?:a+)+$/m;
    const text = `${'a'.repeat(50)}b`;
    const mistake = expect.objectContaining({
      code: 'EXCERPT_MARKER_SLOW',
      file: path.join(docsDir, 'page.mdx'),
    });
    expect(() => hasExcerptMarker(text, marker, path.join(docsDir, 'page.mdx'))).toThrow(mistake);
    await expect(compile(text, {rule: {excerpt: {marker}}})).rejects.toEqual(mistake);
  });

  test('an expression that matches nothing finds nothing', () => {
    expect(hasExcerptMarker('abc', /x*/)).toBe(false);
  });
});
