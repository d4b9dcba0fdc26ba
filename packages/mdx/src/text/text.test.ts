import {describe, expect, test} from 'vitest';
import {codeFrame} from '../codeFrame.js';
import {blankComments} from './blankComments.js';
import {decodeMarkdown} from './decodeMarkdown.js';
import {scanLines} from './outsideFences.js';
import {prepareText} from './prepareText.js';

test('a frame shows a line with its neighbours', () => {
  expect(codeFrame('a\nb\nc\nd\ne\nf', 4, 1)).toBe('  2 | b\n  3 | c\n> 4 | d\n    | ^\n  5 | e\n  6 | f');
  expect(codeFrame('a', 9)).toBe('> 1 | a');
  expect(codeFrame('a\nb\n', 2)).toBe('  1 | a\n> 2 | b');
  expect(codeFrame('a\nb\n', 3)).toBe('  1 | a\n  2 | b\n> 3 |');
  expect(codeFrame(`${'x'.repeat(300)}!`, 1, 301).split('\n')[1]?.length).toBeLessThan(130);
});

describe('decoding', () => {
  test('takes UTF-8, drops a byte order mark', () => {
    expect(decodeMarkdown(new TextEncoder().encode('\uFEFFä'), 'f.md')).toBe('ä');
  });

  test('names the line of the first byte of another encoding', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('ok ä\nfine\n'), 0x66, 0xfc, 0x72, 0x0a]);
    expect(() => decodeMarkdown(bytes, '/f.md')).toThrow(
      'The file is not UTF-8: line 3 holds bytes of another encoding.',
    );
    expect(() => decodeMarkdown(bytes, '/f.md')).toThrow(
      expect.objectContaining({code: 'MARKDOWN_NOT_UTF8', line: 3, file: '/f.md'}),
    );
  });
});

test('fences are found in quotes and lists, and closed only by their like', () => {
  const text = '- ```js\n  a\n  ```\nb\n> ~~~\n> ```\n> ~~~\n````\n```\n````\nc';
  expect(scanLines(text).flatMap(({text: line, isCode}) => (isCode ? [] : [line]))).toEqual(['b', 'c']);
});

test('comments are removed, code spans and lines kept', () => {
  expect(blankComments(['a <!-- b', 'c --> d `<!-- e -->` ``f ` <!-- g -->`` <!-- h -->'])).toEqual([
    'a ',
    ' d `<!-- e -->` ``f ` <!-- g -->`` ',
  ]);
});

describe('preparing', () => {
  const prepare = (text: string, format: 'mdx' | 'md' = 'mdx') =>
    prepareText(text, {
      format,
      compat: {comments: true, admonitions: true, headingIds: true},
      keywords: ['note', 'my-box'],
    }).text;

  test.each([
    ['## A {#b}', '## A \\{#b}'],
    ['## A \\{#b}', '## A \\{#b}'],
    ['text {#b}', 'text {#b}'],
    [':::note A b', ':::note[A b]'],
    ['> - :::::my-box A [b](c)', '> - :::::my-box[A [b](c)]'],
    [':::note[A]{.b}', ':::note[A]{.b}'],
    [':::note {.b}', ':::note{.b}'],
    [':::other A', '\\:\\:\\:other A'],
    ['> - ::::other A', '> - \\:\\:\\:\\:other A'],
    [':::other[A]{b=c}\n:::other {b=c}\n:::other', ':::other[A]{b=c}\n:::other {b=c}\n:::other'],
    ['```\n:::note A\n## B {#c}\n<!-- d -->\n```', '```\n:::note A\n## B {#c}\n<!-- d -->\n```'],
    ['```mdx-code-block\n<A/>\n```\nb', '\n<A/>\n\nb'],
    ['a\n<!--\nb\n-->\nc', 'a\n\n\n\nc'],
  ])('%j → %j', (text, wanted) => {
    expect(prepare(text)).toBe(wanted);
  });

  test('.md keeps its comments and braces', () => {
    expect(prepare('## A {#b} <!-- c -->', 'md')).toBe('## A {#b} <!-- c -->');
  });

  test('without compatibility nothing is rewritten, and no text is lost', () => {
    const text = '## A {#b}\n:::note[A]\n<!-- c -->';
    const compat = {comments: false, admonitions: false, headingIds: false};
    const prepared = (text: string) => prepareText(text, {format: 'mdx', compat, keywords: ['note']}).text;
    expect(prepared(text)).toBe(text);
    expect(prepared(':::note A')).toBe('\\:\\:\\:note A');
  });
});
