import type {PagePlaces} from './indexScope.js';
import type {ScopeTerms} from './ScopeTerms.js';

/** Finds the places of some pages, by number. */
export function placesOfPages(
  {terms, offsets, pages, sections, levels}: ScopeTerms,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, PagePlaces> {
  const found = new Map([...wanted].map((number) => [number, [] as [string, number, number][]]));
  // A look into a map for each of millions of places would take most of an edit.
  const isWanted = new Uint8Array(Math.max(0, ...wanted) + 1);
  for (const number of wanted) isWanted[number] = 1;
  let term = 0;
  for (let at = 0; at < pages.length; at += 1) {
    const page = pages[at] ?? 0;
    if (isWanted[page] !== 1) continue;
    while ((offsets[term + 1] ?? 0) <= at) term += 1;
    found.get(page)?.push([terms[term] ?? '', sections[at] ?? 0, levels[at] ?? 0]);
  }
  return found;
}

/** The terms that a page has in other places now. */
export function changedTerms(before: PagePlaces, now: PagePlaces): ReadonlySet<string> {
  const [old, made] = [byTerm(before), byTerm(now)];
  const isSame = (term: string) => old.get(term)?.join() === made.get(term)?.join();
  return new Set([...old.keys(), ...made.keys()].filter((term) => !isSame(term)));
}

function byTerm(places: PagePlaces): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, string[]>();
  for (const [term, section, level] of places) {
    const own = terms.get(term) ?? [];
    own.push(`${section} ${level}`);
    terms.set(term, own);
  }
  return terms;
}
