import {expect, test} from 'vitest';
import {
  addPrefix,
  addSuffix,
  applyTrailingSlash,
  getErrorCausalChain,
  removePrefix,
  removeSuffix,
  removeTrailingSlash,
} from './utilsCommon.js';

test.each([
  ['/a', true, '/a/'],
  ['/a/', false, '/a'],
  ['/a', undefined, '/a'],
  ['', true, '/'],
  ['/', false, '/'],
  ['/base/', false, '/base/'],
  ['#x', true, '#x'],
  ['/a?x#y', true, '/a/?x#y'],
])('%s with trailingSlash %s is %s', (path, trailingSlash, expected) => {
  expect(applyTrailingSlash(path, {trailingSlash, baseUrl: '/base/'})).toBe(expected);
});

test('prefixes and suffixes are added and removed once', () => {
  expect([addPrefix('a', 'b'), addPrefix('ba', 'b')]).toEqual(['ba', 'ba']);
  expect([addSuffix('a', 'b'), addSuffix('ab', 'b')]).toEqual(['ab', 'ab']);
  expect([removePrefix('ba', 'b'), removePrefix('a', 'b')]).toEqual(['a', 'a']);
  expect([removeSuffix('ab', 'b'), removeSuffix('a', 'b'), removeSuffix('a', '')]).toEqual(['a', 'a', 'a']);
  expect(['/', '/a//', 'a'].map(removeTrailingSlash)).toEqual(['', '/a/', 'a']);
});

test('the causes of an error are listed, also where they form a circle', () => {
  const inner = new Error('b');
  const outer = new Error('a', {cause: inner});
  expect(getErrorCausalChain(outer)).toEqual([outer, inner]);
  inner.cause = outer;
  expect(getErrorCausalChain(outer)).toEqual([outer, inner]);
});
