import type {PagePlaces} from './pagePlaces.js';

/** Returns the terms whose places (section and level) in a page differ, including terms that were added or removed. */
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
