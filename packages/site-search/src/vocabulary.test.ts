import {expect, test} from 'vitest';
import {vocabularyOf} from './vocabulary.js';

const names = (counts: ReadonlyMap<string, number>) => {
  const terms = [...counts.keys()].sort();
  const offsets = new Uint32Array(terms.length + 1);
  for (const [at, term] of terms.entries()) offsets[at + 1] = (offsets[at] ?? 0) + (counts.get(term) ?? 0);
  return {terms, offsets};
};

const wordsOf = (counts: ReadonlyMap<string, number>) =>
  vocabularyOf(names(counts)).flatMap(({content}) => content.words.split(' '));

const word = (at: number) =>
  `word${at.toString(36).padStart(4, '0')}`.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

test('the vocabulary has the most frequent words, of equally frequent ones the first', () => {
  const counts = new Map(Array.from({length: 20_000}, (_, at) => [word(at), ((at * 7) % 5) + 1] as const));
  const first = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, 14_000);
  expect(wordsOf(counts)).toEqual(first.map(([term]) => term).sort());
});

test('the vocabulary has all words of a small site, and no short ones', () => {
  expect(
    wordsOf(
      new Map([
        ['alpha', 1],
        ['abc', 9],
        ['été-là', 1],
        ['~useState', 2],
        ['1234', 5],
      ]),
    ),
  ).toEqual(['alpha', 'été-là', '~useState'].sort());
});
