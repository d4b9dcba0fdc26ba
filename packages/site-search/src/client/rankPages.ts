import {weightOf} from '../shared/places.js';
import type {WordPlaces} from './WordPlaces.js';

/** One word of the query in one scope. */
export interface RankedWord {
  readonly places: WordPlaces;
  /** Rare words are worth more: inverse document frequency over all scopes of the query. */
  readonly rarity: number;
  /** Of the pages of the scope that have the word. */
  readonly share: number;
  readonly isOptional: boolean;
}

export interface RankedPage {
  readonly page: number;
  /** The score that the page has if it contains all words, times `likelihood`. */
  readonly score: number;
  /** That the page has the words of `unsure`: 1 if there are none. */
  readonly likelihood: number;
  /** Numbers of the words that the page may have or not: their lists have not been read to the end. */
  readonly unsure: readonly number[];
}

export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

/** Words in one section are worth more than words that are scattered over a page. */
const TOGETHER = 0.6;
const UNSURE_WEIGHT = weightOf(6);
const NONE: readonly number[] = [];

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
    const missing = required.filter(({places}) => !places.pages.has(page));
    const maybe = missing.filter(({places}) => !places.isComplete);
    const found = required.length - missing.length;
    if (found + (isStrict ? maybe.length : 0) < least) continue;
    const unsure = maybe.length === 0 ? NONE : maybe.map((word) => words.indexOf(word));
    const likelihood = isStrict ? maybe.reduce((product, {share}) => product * share, 1) : 1;
    const score = likelihood * scorePage(words, page, unsure);
    ranked.push({page, score, likelihood, unsure: isStrict ? unsure : NONE});
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

function candidates(required: readonly RankedWord[]): ReadonlySet<number> {
  const pages = new Set<number>();
  for (const {places} of required) for (const page of places.pages.keys()) pages.add(page);
  return pages;
}

function scoresOfSections(words: readonly RankedWord[], page: number): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const {places, rarity} of words) {
    for (const [section, weight] of places.pages.get(page) ?? [])
      scores.set(section, (scores.get(section) ?? 0) + rarity * weight);
  }
  return scores;
}

function largest(values: Iterable<number>): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

function scorePage(words: readonly RankedWord[], page: number, unsure: readonly number[]): number {
  let scattered = 0;
  for (const {places, rarity} of words) scattered += rarity * largest(places.pages.get(page)?.values() ?? []);
  for (const index of unsure) scattered += (words[index]?.rarity ?? 0) * UNSURE_WEIGHT;
  return TOGETHER * largest(scoresOfSections(words, page).values()) + (1 - TOGETHER) * scattered;
}

/** The sections of a page with words of the query, the best first. */
export function rankSections(words: readonly RankedWord[], page: number): readonly RankedSection[] {
  return [...scoresOfSections(words, page)]
    .map(([section, score]) => ({section, score}))
    .sort((a, b) => b.score - a.score || a.section - b.section);
}
