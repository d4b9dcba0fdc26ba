import type {ShardNumber} from '../config/flags.js';

/** Part of the work of a locale: from a fraction of its cost to another one. All of it is 0 to 1. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the part of a locale that belongs to a shard. The locales follow one another, each with the same weight: with
 * two locales, the first half of the shards makes the first locale.
 *
 * @param at - position of the locale, from 0
 */
export function rangeOf({index, count}: ShardNumber, at: number, locales: number): Range {
  // Two neighbours compute the same number for the end of one and the start of the other.
  const boundary = (shard: number) => (shard * locales) / count - at;
  return {from: boundary(index - 1), to: boundary(index)};
}

/**
 * Returns the items whose middle is in a range of the cost of all items. So each item is in exactly one of several ranges
 * that cover everything, and neighbours stay together.
 *
 * @param costOf - cost of an item, greater than 0
 */
export function takeRange<Item>(
  items: readonly Item[],
  costOf: (item: Item) => number,
  {from, to}: Range,
): readonly Item[] {
  const costs = items.map(costOf);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  let before = 0;
  return items.filter((_, at) => {
    const cost = costs[at] ?? 0;
    const middle = (before + cost / 2) / total;
    before += cost;
    return from <= middle && middle < to;
  });
}
