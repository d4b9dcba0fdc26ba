import path from 'node:path';
import {expect, test} from 'vitest';
import {readComments} from './words/readComments.mjs';
import {listUnclearComments, unclearReasons} from './words/unclearComments.mjs';

test('comments are in plain words', () => {
  const found = listUnclearComments(path.resolve(import.meta.dirname, '..'));
  const shown = found
    .slice(0, 20)
    .map(({location, text, reasons}) => `${location} ${text}\n  ${reasons.join(' ')}`);
  expect(shown, '"pnpm words" lists all').toEqual([]);
});

test('comments are read with their lines; texts that look like comments are not', () => {
  const code = `/** One.
 * Two.
 */
const a = "// no"; // Three.
// Four
// five.
const b = \`/* no \${a /* Six. */} */\`;
const c = /\\/\\/ no/;
`;
  expect(readComments('x.ts', code).map(({line, text}) => [line, text])).toEqual([
    [1, 'One. Two.'],
    [4, 'Three. Four five.'],
    [7, 'Six.'],
  ]);
});

test.each([
  ['Whether it is open.', true],
  ['Reads it. @returns whether it is open', true],
  ['Nobody needs it.', true],
  ['Text that the caller is told.', true],
  ['Reads a file. @returns `true` if it is open', false],
  ['Somewhat unknown.', false],
])('unclear: %s', (text, isUnclear) => expect(unclearReasons(text).length > 0).toBe(isUnclear));
