import {expect, test} from 'vitest';
import {matchesPattern} from './matchesPattern.js';

test.each([
  ['https://a.example/x', 'https://a.example/x', true],
  ['https://a.example/x', 'https://a.example/', false],
  ['https://a.example/x', 'https://a.example/*', true],
  ['https://a.example/x/edit/y', '*/edit/*', true],
  ['https://a.example/xx', '*x*x', true],
  ['https://a.example/x', '*q*x', false],
  ['aba', 'ab*ba', false],
])('%s and the pattern %s: %s', (address, pattern, expected) => {
  expect(matchesPattern(address, pattern)).toBe(expected);
});

test('a pattern with many stars takes no time that grows with their number', () => {
  expect(matchesPattern('a'.repeat(100_000), `${'*a'.repeat(50)}*b`)).toBe(false);
});
