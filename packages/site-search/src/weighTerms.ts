import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {levelOf} from './shared/places.js';
import {identifierTerm, MAX_TERM_LENGTH, wordsOf} from './shared/words.js';

/** Callback for each term of each section. The level is the weight of the term, from 0 to 31. */
export type UseTerm = (term: string, section: number, level: number) => void;

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

function addField(weights: Map<string, number>, field: Field, text: string): void {
  const counts = new Map<string, number>();
  const count = (term: string) => {
    if (term.length <= MAX_TERM_LENGTH) counts.set(term, (counts.get(term) ?? 0) + 1);
  };
  let length = 0;
  for (const {term, parts} of wordsOf(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text)) {
    length += 1;
    count(parts.length > 0 ? identifierTerm(term) : term);
    for (const part of parts) count(part);
  }
  for (const [term, times] of counts) {
    weights.set(term, (weights.get(term) ?? 0) + weigh(field, times, length));
  }
}

/** Returns the last segment of a path: "/docs/intro/" → "intro". */
const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** Calls `use` with each term of a page, section by section. Terms of a section are in order of their first use. */
export function weighTerms(page: IndexedPage, sections: readonly IndexedSection[], use: UseTerm): void {
  for (const [index, {id, heading, text, code}] of sections.entries()) {
    const weights = new Map<string, number>();
    if (index === 0) {
      addField(weights, TITLE, page.title);
      for (const keyword of page.keywords) addField(weights, KEYWORD, keyword);
      addField(weights, TEXT, page.description);
      addField(weights, ADDRESS, lastSegment(page.path));
    }
    if (index > 0 || heading !== page.title) addField(weights, HEADING, heading);
    if (id !== null) addField(weights, ADDRESS, id);
    addField(weights, TEXT, text);
    addField(weights, CODE, code);
    for (const [term, weight] of weights) use(term, index, levelOf(weight));
  }
}
