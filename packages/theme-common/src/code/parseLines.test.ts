import {markLines} from '@lectern/mdx/client';
import {expect, test} from 'vitest';
import {parseLines} from './parseLines.js';

const magicComments = [
  {className: 'marked', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
  {className: 'wrong', line: 'error-next-line'},
];

test('a range in the meta string marks lines with the first class and leaves comments alone', () => {
  const code = 'a\n// highlight-next-line\nb\n';
  expect(parseLines(code, {metastring: '{1,3} title="x"', language: 'js', magicComments})).toEqual({
    code: 'a\n// highlight-next-line\nb',
    lineClassNames: {0: ['marked'], 2: ['marked']},
  });
});

test('magic comments mark the next line or a block, and are removed', () => {
  const code = [
    'a',
    '// highlight-next-line',
    'b',
    '/* highlight-start */',
    'c',
    'd',
    '/* highlight-end */',
    'e',
  ].join('\n');
  expect(parseLines(code, {metastring: undefined, language: 'js', magicComments})).toEqual({
    code: 'a\nb\nc\nd\ne',
    lineClassNames: {1: ['marked'], 2: ['marked'], 3: ['marked']},
  });
});

test('one line can have several kinds of marks', () => {
  const code = '# highlight-next-line\n# error-next-line\nx = 1';
  expect(parseLines(code, {metastring: '', language: 'python', magicComments})).toEqual({
    code: 'x = 1',
    lineClassNames: {0: ['marked', 'wrong']},
  });
});

test('a comment of another language is code', () => {
  const code = '# highlight-next-line\nx';
  expect(parseLines(code, {metastring: '', language: 'js', magicComments}).code).toBe(code);
  expect(parseLines(code, {metastring: '', language: 'unheard-of', magicComments}).code).toBe('x');
});

test('a range without any configured class is an error that says what to do', () => {
  expect(() => parseLines('a', {metastring: '{1}', language: 'js', magicComments: []})).toThrow(
    "A line range is given in the code block's meta string ({1}), but themeConfig.prism.magicComments is empty: " +
      'give it at least one entry, whose class the lines will get.',
  );
});

test.each([
  ['basic', "' highlight-next-line"],
  ['basic', '! highlight-next-line'],
  ['sh', '# highlight-next-line'],
  ['mdx', '{/* highlight-next-line */}'],
  ['jsx', '{ /* highlight-next-line */ }'],
  ['vbnet', '_ ’ highlight-next-line'],
])('%s: "%s" marks a line in a component as it does in Markdown', (language, comment) => {
  const code = `${comment}\nx`;
  expect(parseLines(code, {metastring: '', language, magicComments})).toEqual({
    code: 'x',
    lineClassNames: {0: ['marked']},
  });
  expect(markLines({code, language, meta: '', magicComments}).lineClasses).toBe('marked:1');
});

test('a range may have spaces; braces in values are no range', () => {
  const marked = (metastring: string) =>
    Object.keys(parseLines('a\nb\nc', {metastring, language: 'js', magicComments}).lineClassNames);
  expect(marked('{1, 3}')).toEqual(['0', '2']);
  expect(marked('title="{1}" showLineNumbers={1} {2}')).toEqual(['1']);
});
