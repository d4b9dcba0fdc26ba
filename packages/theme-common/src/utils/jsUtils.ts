import {groupToMap} from '@lectern/core/shared/groupToMap';
import {pageKey} from '@lectern/core/shared/url';

/** Items that equal an earlier item of the list. */
export function duplicates<T>(
  items: readonly T[],
  isEqual: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) !== index);
}

/** Items of the list without repetitions. */
export function uniq<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** Groups items: key → items with this key, in the order of the list. */
export function groupBy<T, K extends string | number>(
  items: readonly T[],
  keyOf: (item: T) => K,
): Record<K, T[]> {
  const groups: Map<K, T[]> = groupToMap(items, keyOf);
  return Object.fromEntries(groups) as Record<K, T[]>;
}

/** True if a text matches a regular expression, ignoring case; `false` if one of the arguments is `undefined`. */
export function isRegexpStringMatch(regexAsString?: string, valueToTest?: string): boolean {
  if (regexAsString === undefined || valueToTest === undefined) return false;
  return new RegExp(regexAsString, 'gi').test(valueToTest);
}

/** True if two URL paths lead to the same page: case, percent-encoding and a slash at the end do not matter. */
export function isSamePath(path1: string | undefined, path2: string | undefined): boolean {
  if (path1 === undefined || path2 === undefined) return path1 === path2;
  return pageKey(path1) === pageKey(path2);
}

/**
 * Splits a text into the emoji at its start and the rest of the text.
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
