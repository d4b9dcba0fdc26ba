import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {itemAt} from './shared/itemAt.js';
import {levelOf} from './shared/places.js';
import {splitText} from './shared/words.js';
import type {TermNumbers} from './TermNumbers.js';

/** Callback for the number of each term of each section. The level is the weight of the term, from 0 to 31. */
export type UseTerm = (term: number, section: number, level: number) => void;

/** Maximum characters of a text that are indexed. Longer texts are mostly data. */
const MAX_TEXT = 1_000_000;

/**
 * Weight of a field in the ranking function BM25F, where a term in a shorter text weighs more. The constant `usual`, a
 * number of words, replaces the average length of all texts, so that the weight of a page does not depend on other
 * pages. Fields without `usual` ignore how often a term occurs.
 */
interface Field {
  readonly weight: number;
  readonly usual?: number;
}

const TITLE: Field = {weight: 10};
const HEADING: Field = {weight: 5};
const KEYWORD: Field = {weight: 3};
const TEXT: Field = {weight: 2.2, usual: 120};
/** Anchors and the last segment of the path, which may have words that headings lack: `## Replacing {#ejecting}`. */
const ADDRESS: Field = {weight: 2};
const CODE: Field = {weight: 1.1, usual: 60};

function weigh({weight, usual}: Field, count: number, length: number): number {
  if (usual === undefined) return weight / (1 + 0.12 * (length - 1));
  return (weight * count) / (count + 1.2 * (0.4 + (0.6 * length) / usual));
}

/** Returns the last segment of a path: "/docs/intro/" → "intro". */
const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** Computes the weights of the terms of one section after the other. */
class SectionWeights {
  readonly #names: TermNumbers;
  /** Number of a term → its weight in the section; 0 for a term that the section does not have. */
  readonly #weights: number[] = [];
  /** Number of a term → how often the field has it. */
  readonly #counts: number[] = [];
  /** Numbers of the terms of the section, in order of their first use. */
  #used: number[] = [];

  constructor(names: TermNumbers) {
    this.#names = names;
  }

  addField(field: Field, text: string): void {
    const used: number[] = [];
    let length = 0;
    for (const part of splitText(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text)) {
      const {words, terms} = this.#names.termsOf(part);
      length += words;
      for (const term of terms) {
        const count = this.#counts[term] ?? 0;
        if (count === 0) used.push(term);
        this.#counts[term] = count + 1;
      }
    }
    for (const term of used) {
      this.#add(term, weigh(field, itemAt(this.#counts, term), length));
      this.#counts[term] = 0;
    }
  }

  #add(term: number, weight: number): void {
    const before = this.#weights[term] ?? 0;
    if (before === 0) this.#used.push(term);
    this.#weights[term] = before + weight;
  }

  /** Calls `use` with each term of the section. Then begins the next section. */
  end(use: (term: number, level: number) => void): void {
    for (const term of this.#used) {
      use(term, levelOf(itemAt(this.#weights, term)));
      this.#weights[term] = 0;
    }
    this.#used = [];
  }
}

/** Computes the weights of the terms of pages. */
export class TermWeigher {
  readonly #weights: SectionWeights;

  /** @param names - gets the terms of the pages */
  constructor(names: TermNumbers) {
    this.#weights = new SectionWeights(names);
  }

  /** Calls `use` with each term of a page, section by section. Terms of a section are in order of their first use. */
  weigh(page: IndexedPage, sections: readonly IndexedSection[], use: UseTerm): void {
    const weights = this.#weights;
    for (const [index, {id, heading, text, code}] of sections.entries()) {
      if (index === 0) {
        weights.addField(TITLE, page.title);
        for (const keyword of page.keywords) weights.addField(KEYWORD, keyword);
        weights.addField(TEXT, page.description);
        weights.addField(ADDRESS, lastSegment(page.path));
      }
      if (index > 0 || heading !== page.title) weights.addField(HEADING, heading);
      if (id !== null) weights.addField(ADDRESS, id);
      weights.addField(TEXT, text);
      weights.addField(CODE, code);
      weights.end((term, level) => use(term, index, level));
    }
  }
}
