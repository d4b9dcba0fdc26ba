import {expect, test} from 'vitest';
import {parseJson} from './parseJson.js';

test.each([
  ['["1.0",\n]\n', 'there is an unexpected "]" after a comma', 2, 1],
  ['{"a": 1\n"b": 2}', 'a comma is missing before "b"', 2, 1],
  ['{"a" 1}', 'a colon is missing before "1"', 1, 6],
  ["{\n'a': 1}", 'there is an unexpected "\'a\'"', 2, 1],
  ['[\n// no\n]', 'comments are not allowed', 2, 1],
  ['[1] 2', 'there is an unexpected "2"', 1, 5],
  ['["a\nb"]', 'a string has no closing quotation mark', 1, 2],
  ['["\\x"]', 'there is an invalid escape in "\\x"', 1, 2],
  ['["a\tb"]', 'there is an unexpected "a\tb"', 1, 2],
  ['[\ntrue,\nfalze]', 'there is an unexpected "falze"', 3, 1],
  ['{\n"a": [\n1\n', 'the text ends too early', 3, 2],
  ['["a', 'the text ends too early', 1, 2],
  [' \n', 'the file is empty', 1, 1],
])('%j', (text, reason, line, column) => {
  expect(parseJson(text)).toEqual({reason, line, column});
});

test('a byte order mark is no part of the text', () => {
  expect(parseJson('\uFEFF[1]')).toEqual({value: [1]});
});
