import {pageKey} from '@lectern/core/shared/url';
/** Elements that equal an earlier one. */
export function duplicates<T>(
  items: readonly T[],
  isEqual: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) !== index);
}

/** First occurrences only. */
export function uniq<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** Lists by key, in order of first appearance. */
export function groupBy<T, K extends string | number>(
  items: readonly T[],
  keyOf: (item: T) => K,
): Record<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return Object.fromEntries(groups) as Record<K, T[]>;
}

/** False when either is missing; case does not matter. */
export function isRegexpStringMatch(regexAsString?: string, valueToTest?: string): boolean {
  if (regexAsString === undefined || valueToTest === undefined) return false;
  return new RegExp(regexAsString, 'gi').test(valueToTest);
}

/** Paths are the same whatever their case and whether they end with a slash. */
export function isSamePath(path1: string | undefined, path2: string | undefined): boolean {
  if (path1 === undefined || path2 === undefined) return path1 === path2;
  return pageKey(path1) === pageKey(path2);
}

/**
 * Splits an emoji that a text starts with from the rest.
 *
 * @returns `emoji: null` if there is none; `rest` without the spaces that follow the emoji
 */
export function extractLeadingEmoji(input: string): {emoji: string | null; rest: string} {
  const first = new Intl.Segmenter('en', {granularity: 'grapheme'}).segment(input)[Symbol.iterator]().next();
  const grapheme = first.done ? '' : first.value.segment;
  const isEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|^[\d#*]\uFE0F?\u20E3/u.test(grapheme);
  if (!isEmoji) return {emoji: null, rest: input};
  return {emoji: grapheme, rest: input.slice(grapheme.length).trimStart()};
}
