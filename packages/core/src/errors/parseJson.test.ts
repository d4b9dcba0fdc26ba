import {expect, test} from 'vitest';
import {parseJson} from './parseJson.js';

test.each([
  ['["1.0",\n]\n', 'there is an unexpected "]" after a comma', 2],
  ['{"a": 1\n"b": 2}', 'there is an unexpected "\\""', 2],
  ["{\n'a': 1}", 'there is an unexpected "\'"', 2],
  ['[\n// no\n]', 'there is an unexpected "/"', 2],
  ['[1] 2', 'there is an unexpected "2"', 1],
  ['["a\nb"]', 'there is an unexpected "\\n"', 1],
  ['[\ntrue,\nfalze]', 'there is an unexpected "z"', 3],
  ['{\n"a": [\n1\n', 'the text ends too early', 3],
  ['["a', 'the text ends too early', 1],
  [' \n', 'the file is empty', 1],
  [
    '{"a": "\\ud83d\\ude00 \\\\",\n"b": "x"}'.replace('x', '\\udc00'),
    'an escape stands for half a character',
    1,
  ],
])('%j', (text, reason, line) => {
  expect(parseJson(text)).toEqual({reason, line});
});

test('a byte order mark is no part of the text', () => {
  expect(parseJson('\uFEFF[1]')).toEqual({value: [1]});
});

test('a pair of escapes and an escaped backslash are what they say', () => {
  expect(parseJson('["\\ud83d\\ude00", "\\\\ud83d"]')).toEqual({value: ['😀', '\\ud83d']});
});
