import {expect, test} from 'vitest';
import {EditedTerms, type PageEdits} from './EditedTerms.js';
import {NewPlaces} from './NewPlaces.js';
import {noTerms, type ScopeTerms, takeTerms} from './ScopeTerms.js';
import {LostTermsError, StoredTerms, writeTerms} from './StoredTerms.js';
import {TermNumbers} from './TermNumbers.js';

const PAGES = 3000;

/** Terms t10 to t59. Every second page has the even ones; all pages have the odd ones. */
function makeTerms() {
  const names = new TermNumbers();
  const places = new NewPlaces(names);
  for (let page = 0; page < PAGES; page += 1) {
    for (let term = 10; term < 60; term += 1)
      if (term % 2 === 1 || page % 2 === 0) places.add(names.numberOf(`t${term}`), page, term % 7, term % 5);
  }
  return places.toTerms();
}

/** Converts terms to text, since Vitest takes seconds to compare long arrays of numbers. */
const text = (terms: ScopeTerms | undefined) =>
  terms &&
  Object.values(terms)
    .map((values) => values.join())
    .join('\n');

function stored() {
  const parts: Uint8Array[] = [];
  const read: number[] = [];
  const cache = {
    read(at: number) {
      read.push(at);
      return parts[at];
    },
    write: (all: readonly Uint8Array[]) =>
      void parts.splice(0, parts.length, ...all.map((part) => new Uint8Array(part))),
  };
  const terms = makeTerms();
  writeTerms(cache, terms, 'key');
  return {cache, parts, read, terms};
}

test('stored terms are read part by part', () => {
  const {cache, parts, read, terms} = stored();
  expect(parts.length).toBeGreaterThan(4);
  const opened = StoredTerms.open(cache, 'key');
  expect(StoredTerms.open(cache, 'other')).toBeUndefined();
  read.length = 0;
  expect(text(opened?.read(20, 22))).toBe(text(takeTerms(terms, 20, 22)));
  expect(text(opened?.read(21, 22))).toBe(text(takeTerms(terms, 21, 22)));
  expect(read.length).toBeLessThan(3);
  expect(text(opened?.read(0, 50))).toBe(text(terms));
  expect(opened?.read(50, 50)).toEqual(noTerms);
  parts.length -= 1;
  expect(() => StoredTerms.open(cache, 'key')?.read(0, 50)).toThrow(LostTermsError);
});

test('terms are read with the edits beside them', () => {
  const {cache} = stored();
  const opened = StoredTerms.open(cache, 'key');
  // Page 4 has a new term instead of t11; page 5 has no terms any more.
  const places = (page: number) =>
    Array.from({length: 50}, (_, at) => at + 10)
      .filter((term) => term % 2 === 1 || page % 2 === 0)
      .map((term) => [`t${term}`, term % 7, term % 5] as const);
  const edits: PageEdits = new Map([
    [5, {stored: places(5), now: []}],
    [4, {stored: places(4), now: [...places(4).filter(([term]) => term !== 't11'), ['t105', 1, 2]]}],
  ]);
  const edited = opened && new EditedTerms(opened, edits, PAGES);
  expect(edited?.terms.slice(0, 3)).toEqual(['t10', 't105', 't11']);
  const added = edited?.read(1, 2);
  expect(added).toMatchObject({terms: ['t105'], pages: Uint32Array.of(4), sections: Uint16Array.of(1)});
  const t11 = edited?.read(2, 3);
  expect(t11?.pages.length).toBe(PAGES - 2);
  expect(t11?.pages.slice(0, 6)).toEqual(Uint32Array.of(0, 1, 2, 3, 6, 7));
  const all = edited?.read(0, edited.terms.length);
  expect(all?.terms).toEqual(edited?.terms);
  expect(all?.offsets).toEqual(edited?.offsets);
});
