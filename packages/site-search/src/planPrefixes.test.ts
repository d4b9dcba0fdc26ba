import {expect, test} from 'vitest';
import {FEW_TERMS, Prefixes} from './planPrefixes.js';

const letters = ['a', 'ab', 'b', '~', '\u{20bb7}', '\u{20bb8}', 'é'];

/** Sorted terms, of which many share beginnings. */
const terms = [
  ...new Set(
    letters.flatMap((letter) => Array.from({length: 400}, (_, at) => `${letter}${(at * at).toString(3)}`)),
  ),
].sort();

function allPrefixes() {
  const counts = new Map<string, number>();
  for (const term of terms) {
    for (let length = 1; length <= term.length; length += 1) {
      const prefix = term.slice(0, length);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([prefix, count]) => count > FEW_TERMS && !/\p{Surrogate}/u.test(prefix))
    .map(([prefix, count]) => {
      const from = terms.findIndex((term) => term.startsWith(prefix));
      return {prefix, from, to: from + count};
    })
    .sort((a, b) => a.from - b.from || a.prefix.length - b.prefix.length);
}

test('prefixes are the beginnings of many terms', () => {
  const expected = allPrefixes();
  expect(expected.length).toBeGreaterThan(40);
  expect(new Prefixes(terms).startingIn(0, terms.length)).toEqual(expected);
});

test('prefixes are found for some terms', () => {
  const prefixes = new Prefixes(terms);
  for (const [from, to] of [
    [0, 0],
    [3, 90],
    [700, 2000],
  ] as const)
    expect(prefixes.startingIn(from, to)).toEqual(
      allPrefixes().filter((prefix) => prefix.from >= from && prefix.from < to),
    );
});
