import {expect, test} from 'vitest';
import {numberPrefixParserOf, parseNumberPrefix, stripPathPrefixes} from './numberPrefix.js';

test.each([
  ['01-intro', {filename: 'intro', numberPrefix: 1}],
  ['2. Second', {filename: 'Second', numberPrefix: 2}],
  ['003 - third', {filename: 'third', numberPrefix: 3}],
  ['2021-01-31 note', {filename: '2021-01-31 note'}],
  ['7.0-beta', {filename: '7.0-beta'}],
  ['10', {filename: '10'}],
  ['4_', {filename: '4_'}],
  ['intro', {filename: 'intro'}],
])('%s', (name, expected) => {
  expect(parseNumberPrefix(name)).toEqual(expected);
});

test('prefixes are kept where the option says so', () => {
  expect(numberPrefixParserOf(false)('01-intro')).toEqual({filename: '01-intro'});
  expect(stripPathPrefixes('01-a/b/2-c', parseNumberPrefix)).toBe('a/b/c');
});
