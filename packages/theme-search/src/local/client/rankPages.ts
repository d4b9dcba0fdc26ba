import {weightOf} from '../shared/places.js';
import type {WordPlaces} from './WordPlaces.js';

/** One word of the query in one scope. */
export interface RankedWord {
  readonly places: WordPlaces;
  /** Rare words are worth more: inverse document frequency over all scopes of the query. */
  readonly rarity: number;
  readonly isOptional: boolean;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** The best first. */
  readonly sections: readonly {readonly section: number; readonly score: number}[];
  /** Numbers of the words that the page may have or not: their lists have not been read to the end. */
  readonly unsure: readonly number[];
  /** How many of the required words the page has for sure. */
  readonly found: number;
}

/** Words in one section are worth more than words that are scattered over a page. */
const TOGETHER = 0.6;
const UNSURE_WEIGHT = weightOf(6);

/**
 * The pages of a scope with at least `least` of the required words, the best first.
 *
 * @param least - where all are required, pages that may have the rest count too
 */
export function rankPages(words: readonly RankedWord[], least: number): readonly RankedPage[] {
  const required = words.filter(({isOptional}) => !isOptional);
  const isStrict = least === required.length;
  const ranked: RankedPage[] = [];
  for (const page of candidates(required)) {
    const unsure = words.flatMap(({places, isOptional}, index) =>
      isOptional || places.pages.has(page) || places.isComplete ? [] : [index],
    );
    const found = required.filter(({places}) => places.pages.has(page)).length;
    if (found + (isStrict ? unsure.length : 0) < least) continue;
    ranked.push({page, unsure: isStrict ? unsure : [], found, ...scorePage(words, page, unsure)});
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

function candidates(required: readonly RankedWord[]): ReadonlySet<number> {
  const pages = new Set<number>();
  for (const {places} of required) for (const page of places.pages.keys()) pages.add(page);
  return pages;
}

function scorePage(words: readonly RankedWord[], page: number, unsure: readonly number[]) {
  const bySection = new Map<number, number>();
  let scattered = 0;
  for (const {places, rarity} of words) {
    const weights = places.pages.get(page);
    if (!weights) continue;
    scattered += rarity * Math.max(...weights.values());
    for (const [section, weight] of weights) {
      bySection.set(section, (bySection.get(section) ?? 0) + rarity * weight);
    }
  }
  for (const index of unsure) scattered += (words[index]?.rarity ?? 0) * UNSURE_WEIGHT;
  const sections = [...bySection]
    .map(([section, score]) => ({section, score}))
    .sort((a, b) => b.score - a.score || a.section - b.section);
  const together = sections[0]?.score ?? 0;
  return {score: TOGETHER * together + (1 - TOGETHER) * scattered, sections};
}
