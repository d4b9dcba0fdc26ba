import {expect, test} from 'vitest';
import {rangeOf, takeRange} from './shares.js';

const indexes = (count: number) => Array.from({length: count}, (_, at) => at + 1);

/** Items of each locale by shard. */
function divide(items: readonly number[], count: number, locales: number): number[][][] {
  return indexes(count).map((index) =>
    Array.from({length: locales}, (_, at) => [
      ...takeRange(items, (item) => item, rangeOf({index, count}, at, locales)),
    ]),
  );
}

test.each([
  [1, 1],
  [3, 1],
  [8, 1],
  [7, 3],
  [3, 7],
  [256, 2],
])('with %i shards and %i locales, each item is in one shard', (count, locales) => {
  const items = Array.from({length: 1000}, (_, at) => 1 + ((at * 7919) % 97) / 10);
  const shards = divide(items, count, locales);
  for (let at = 0; at < locales; at += 1) expect(shards.flatMap((shard) => shard[at] ?? [])).toEqual(items);
  const sums = shards.map((shard) => shard.flat().reduce((sum, cost) => sum + cost, 0));
  const mean = sums.reduce((sum, one) => sum + one, 0) / count;
  // An item that costs as much as others together cannot be divided.
  for (const sum of sums)
    expect(Math.abs(sum - mean)).toBeLessThanOrEqual(11 * Math.ceil(locales / count + 1));
});

test('with two locales, half of the shards make each', () => {
  expect(divide([1, 1], 2, 2)).toEqual([
    [[1, 1], []],
    [[], [1, 1]],
  ]);
});

test('there may be more shards than items, and none at all', () => {
  expect(divide([1, 1], 8, 1).flat(2)).toEqual([1, 1]);
  expect(divide([], 3, 2).flat(2)).toEqual([]);
});
