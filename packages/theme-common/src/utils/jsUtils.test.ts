import {expect, test} from 'vitest';
import {duplicates, extractLeadingEmoji, groupBy, isRegexpStringMatch, isSamePath, uniq} from './jsUtils.js';

test('duplicates are the later ones', () => {
  expect(duplicates([1, 2, 1, 1])).toEqual([1, 1]);
  expect(duplicates([{a: 1}, {a: 1}], (x, y) => x.a === y.a)).toHaveLength(1);
  expect(uniq([1, 2, 1])).toEqual([1, 2]);
});

test('groups keep the order of their items', () => {
  expect(groupBy(['one', 'three', 'two'], (word) => word.length)).toEqual({3: ['one', 'two'], 5: ['three']});
});

test('a regular expression matches whatever the case, and not if it is missing', () => {
  expect(isRegexpStringMatch('docs/(?!api)', '/Docs/intro')).toBe(true);
  expect(isRegexpStringMatch(undefined, '/docs')).toBe(false);
  expect(isRegexpStringMatch('docs', undefined)).toBe(false);
});

test('paths are the same whatever their case and last slash', () => {
  expect(isSamePath('/Docs', '/docs/')).toBe(true);
  expect(isSamePath('/docs', '/docs/a')).toBe(false);
  expect(isSamePath(undefined, undefined)).toBe(true);
});

test('a leading emoji is split off whole', () => {
  expect(extractLeadingEmoji('👨‍👩‍👧 Family')).toEqual({emoji: '👨‍👩‍👧', rest: 'Family'});
  expect(extractLeadingEmoji('🇫🇷 France')).toEqual({emoji: '🇫🇷', rest: 'France'});
  expect(extractLeadingEmoji('1 first')).toEqual({emoji: null, rest: '1 first'});
  expect(extractLeadingEmoji('')).toEqual({emoji: null, rest: ''});
});
