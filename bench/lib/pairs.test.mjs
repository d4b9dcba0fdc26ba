import {expect, test} from 'vitest';
import {medianRatio, verdictOf} from './pairs.mjs';

const GOAL = {limit: 1.05, precision: 0.03};

test.each([
  // Ranks from tables of the sign test at 5 %, two-sided.
  [6, 0],
  [8, 0],
  [9, 1],
  [12, 2],
  [20, 5],
  [30, 9],
])('the interval of %i pairs leaves out %i at each end', (count, rank) => {
  const ratios = Array.from({length: count}, (_, index) => 1 + index / 100);
  expect(medianRatio(ratios.reverse())).toMatchObject({
    low: 1 + rank / 100,
    high: 1 + (count - 1 - rank) / 100,
  });
});

test('the median is that of the pairs, also of an even number', () => {
  expect(medianRatio([3, 1, 2]).median).toBe(2);
  expect(medianRatio([1, 2, 4, 3]).median).toBe(2.5);
});

test('few pairs prove nothing', () => {
  const few = medianRatio([2, 2, 2, 2, 2]);
  expect(few).toEqual({median: 2, low: 0, high: Infinity});
  expect(verdictOf(few, GOAL)).toBe('unsure');
});

test.each([
  ['slower', {median: 1.06, low: 1.04, high: 1.08}],
  ['slower', {median: 1.3, low: 1.1, high: 1.5}],
  ['kept', {median: 1.04, low: 1.02, high: 1.07}],
  ['kept', {median: 0.8, low: 0.7, high: 0.9}],
  ['unsure', {median: 1.06, low: 1.01, high: 1.12}],
  ['unsure', {median: 1.0, low: 0.9, high: 1.1}],
])('%s: %o', (verdict, ratio) => {
  expect(verdictOf(ratio, GOAL)).toBe(verdict);
});

test('one disturbed pair does not change the verdict', () => {
  const calm = [1.0, 1.01, 0.99, 1.0, 1.02, 0.98, 1.0, 1.01, 0.99];
  expect(verdictOf(medianRatio([...calm, 9]), GOAL)).toBe('kept');
});
