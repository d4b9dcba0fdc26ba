import {expect, test} from 'vitest';
import {findCodeEnds} from './codeEnds.js';

test.each([
  ['a code span ends after the next run of the same length', '`a`` b` c', [[0, 7]]],
  [
    'each run may begin a span',
    '`a` b `',
    [
      [0, 3],
      [2, 7],
    ],
  ],
  ['a span does not go on in the next paragraph', '`a\n \t\nb`', []],
  ['a line break alone does not end it', '`a\nb`', [[0, 5]]],
])('%s: %j', (_, text, ends) => {
  expect([...findCodeEnds(text)]).toEqual(ends);
});
