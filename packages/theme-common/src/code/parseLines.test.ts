import {expect, test} from 'vitest';
import {parseLines, parseRange} from './parseLines.js';

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

test('ranges may list lines and spans', () => {
  expect(parseRange('1,3-5, 8')).toEqual([1, 3, 4, 5, 8]);
});
