import type {PlaceGroup} from '../shared/format.js';
import {itemAt} from '../shared/itemAt.js';
import {eachPlace, pageOf, sectionOf, weightOf} from '../shared/places.js';
import type {FoundTerm, FoundWord} from './findTerms.js';
import type {ScopeReader} from './ScopeReader.js';

/**
 * Factor for the weight of a place (page and section) that has all parts of an identifier, but not the identifier
 * itself.
 */
const PARTS = 0.6;

/**
 * Places (page and section) of one word of the query in one scope (the pages of one tag). Contains only the places that
 * have been loaded.
 */
export class WordPlaces {
  readonly #pages = new Map<number, Map<number, number>>();
  /** Sections with the word: page → section → weight of the word there, not yet multiplied by the word's rarity. */
  readonly pages: ReadonlyMap<number, ReadonlyMap<number, number>> = this.#pages;
  readonly #scope: ScopeReader;
  readonly #unread: {readonly term: FoundTerm; next: number}[];
  readonly #isCut: boolean;
  /**
   * Lower bound for the number of pages that have the word: the number that the index lists for its most frequent term
   * or, if higher, the number of pages in the places that are loaded first.
   */
  readonly knownPages: number;

  constructor(scope: ScopeReader, found: FoundWord) {
    this.#scope = scope;
    for (const {groups, weight} of found.terms) this.#add(groups, weight);
    this.#addParts(found.parts);
    const partsAreCut = found.parts.flat().some(({isCut, tails}) => isCut || tails.length > 0);
    this.#unread = found.terms.filter(({tails}) => tails.length > 0).map((term) => ({term, next: 0}));
    this.#isCut = partsAreCut || found.terms.some(({isCut}) => isCut);
    this.knownPages = Math.max(this.#pages.size, ...found.terms.map(({pages}) => pages));
  }

  #add(groups: readonly PlaceGroup[], weight: number): void {
    eachPlace(groups, (place, level) => this.#set(place, weightOf(level) * weight));
  }

  #set(place: number, weight: number): void {
    const page = pageOf(place);
    const section = sectionOf(place);
    const sections = this.#pages.get(page);
    if (!sections) this.#pages.set(page, new Map([[section, weight]]));
    else if (weight > (sections.get(section) ?? 0)) sections.set(section, weight);
  }

  #addParts(parts: FoundWord['parts']): void {
    const places = parts.map((terms) => {
      const weights = new Map<number, number>();
      for (const {groups, weight} of terms) {
        eachPlace(groups, (place, level) =>
          weights.set(place, Math.max(weights.get(place) ?? 0, weightOf(level) * weight)),
        );
      }
      return weights;
    });
    for (const place of places[0]?.keys() ?? []) {
      const all = places.map((weights) => weights.get(place) ?? 0);
      if (!all.includes(0)) this.#set(place, PARTS * Math.min(...all));
    }
  }

  get canReadMore(): boolean {
    return this.#unread.length > 0;
  }

  /** True if all pages that have the word are in `pages`. */
  get isComplete(): boolean {
    return !this.#isCut && this.#unread.length === 0;
  }

  /** Loads the next part of each term's tail, which has the places that are not in the block of the term. */
  async readMore(): Promise<void> {
    const parts = await Promise.all(
      this.#unread.map(({term, next}) => this.#scope.tail(itemAt(term.tails, next), term.term, next)),
    );
    for (const [index, groups] of parts.entries()) {
      const unread = this.#unread[index];
      if (!unread) continue;
      this.#add(groups, unread.term.weight);
      unread.next += 1;
    }
    const left = this.#unread.filter(({term, next}) => next < term.tails.length);
    this.#unread.splice(0, this.#unread.length, ...left);
  }
}
