import {expect, test} from 'vitest';
import {MAX_LINE, MAX_PART, splitCode} from '../client/highlighter/splitCode.js';
import {encodeTokens} from './encodeTokens.js';

const textOf = (code: string) =>
  splitCode(code)
    .map(({text}) => text)
    .join('');

test.each(['', '\n', 'a', 'a\n', 'a\n\nb', `${'x\n'.repeat(MAX_PART)}y`, 'z'.repeat(MAX_LINE + 1)])(
  'the parts of code are the whole code: %#',
  (code) => {
    expect(textOf(code)).toBe(code);
  },
);

test('code of an ordinary size is one part', () => {
  expect(splitCode('const a = 1;\n\n'.repeat(700))).toHaveLength(1);
});

test('longer code is cut at empty lines, or else between lines', () => {
  const block = 'line of code\n'.repeat(400);
  const parts = splitCode(`${block}\n${block}\n${block}`);
  expect(parts.map(({text}) => text)).toEqual([`${block}\n`, `${block}\n`, block]);
  for (const {text} of splitCode('line of code\n'.repeat(4_000))) {
    expect(text.length).toBeLessThanOrEqual(MAX_PART);
    expect(text).toMatch(/\n$/);
  }
});

/** Returns the tokens without the hash of the code. */
const runsOf = (code: string) =>
  encodeTokens(code, 'js', {languages: 'all', additionalLanguages: []}).replace(/#.*/, '');

test('a line past the limit has no colours, those around it have', () => {
  const long = 'x'.repeat(MAX_LINE);
  expect(runsOf(`let a;\n${long}\nlet b;`)).toBe(runsOf(`let a;\n${' '.repeat(MAX_LINE)}\nlet b;`));
});
