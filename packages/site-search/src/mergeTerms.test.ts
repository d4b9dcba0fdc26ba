import {expect, test} from 'vitest';
import {mergeTerms} from './mergeTerms.js';
import {NewPlaces} from './NewPlaces.js';
import {noTerms, placeAt, rangeOf, type ScopeTerms} from './ScopeTerms.js';
import {TermNumbers} from './TermNumbers.js';

type Place = readonly [term: string, page: number, section: number, level: number];

function termsOf(places: readonly Place[]): ScopeTerms {
  const names = new TermNumbers();
  const added = new NewPlaces(names);
  for (const [term, page, section, level] of places) added.add(names.numberOf(term), page, section, level);
  return added.toTerms();
}

const listOf = (all: ScopeTerms): Place[] =>
  all.terms.flatMap((term, number) => {
    const [first, end] = rangeOf(all, number);
    return Array.from({length: end - first}, (_, at): Place => {
      const {page, section, level} = placeAt(all, first + at);
      return [term, page, section, level];
    });
  });

const sorted = (places: readonly Place[]): Place[] =>
  places.toSorted(([a, ...x], [b, ...y]) => (a === b ? x[0] - y[0] || x[1] - y[1] : a < b ? -1 : 1));

/** Makes places of pages 0 to 199. Each page has some of 60 terms, in some of 5 sections. */
function makePlaces(): Place[] {
  let state = 7;
  const next = (below: number) => {
    state = (Math.imul(state, 48_271) >>> 0) % 0x7fffffff;
    return state % below;
  };
  const places: Place[] = [];
  for (let page = 0; page < 200; page += 1)
    for (let section = 0; section < 5; section += 1)
      for (let term = 0; term < 60; term += 1 + next(30)) places.push([`t${term}`, page, section, next(32)]);
  return places;
}

test('places are sorted by term, page and section', () => {
  const places = makePlaces();
  expect(places.length).toBeGreaterThan(2000);
  const terms = termsOf(places);
  expect(terms.terms).toEqual([...new Set(places.map(([term]) => term))].sort());
  expect(listOf(terms)).toEqual(sorted(places));
  expect(termsOf([])).toEqual(noTerms);
});

test('merged terms have the places of all pages, and those of changed pages as they are now', () => {
  const places = makePlaces();
  // Page 10 is removed, so that later pages have other numbers; every seventh page has changed.
  const isKept = (page: number) => page !== 10 && page % 7 !== 0;
  const numbers = Int32Array.from({length: 200}, (_, page) =>
    isKept(page) ? (page > 10 ? page - 1 : page) : -1,
  );
  const kept = places
    .filter(([, page]) => isKept(page))
    .map(([term, page, section, level]): Place => [term, page > 10 ? page - 1 : page, section, level]);
  const added = places
    .filter(([, page]) => page !== 10 && page % 7 === 0)
    .map(
      ([term, page, section, level]): Place => [
        section === 3 ? `new ${term}` : term,
        page > 10 ? page - 1 : page,
        section,
        level,
      ],
    );
  const {merged} = mergeTerms(termsOf(places), numbers, termsOf(added));
  expect(listOf(merged)).toEqual(sorted([...kept, ...added]));
  const removed = mergeTerms(termsOf(places), new Int32Array(200).fill(-1), noTerms).merged;
  expect(removed).toEqual(noTerms);
});

test('a term counts as changed if only the level of a place is another', () => {
  const before = termsOf([['a', 0, 0, 1]]);
  const edited = (level: number) => [
    ...mergeTerms(before, new Int32Array([-1]), termsOf([['a', 0, 0, level]])).changed,
  ];
  expect([edited(1), edited(2)]).toEqual([[0], [1]]);
  expect([...mergeTerms(noTerms, new Int32Array(0), before).changed]).toEqual([1]);
});
