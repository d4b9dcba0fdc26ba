import {weightOf} from '../shared/places.js';
import type {WordPlaces} from './WordPlaces.js';

/** A word of the query in one scope (the pages of one tag). */
export interface RankedWord {
  readonly places: WordPlaces;
  /** Inverse document frequency over all scopes of the query: higher for rare words. */
  readonly rarity: number;
  /** Lower bound for the share of the pages in the scope that have the word, 0 to 1. */
  readonly share: number;
  readonly isOptional: boolean;
}

export interface RankedPage {
  readonly page: number;
  /** Score of the page if it has all words, multiplied by `likelihood`. */
  readonly score: number;
  /** Estimated probability that the page has all words in `unsure`; 1 if that is empty. */
  readonly likelihood: number;
  /** Indexes of the query's words that the page may or may not have, since not all places of these words are loaded. */
  readonly unsure: readonly number[];
}

export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

/**
 * Share of the best section in the score of a page. The rest of the score is for words anywhere on the page, so words
 * in one section count more than words in different sections.
 */
const TOGETHER = 0.6;
const UNSURE_WEIGHT = weightOf(6);
const NONE: readonly number[] = [];

/**
 * Ranks the pages of a scope that have at least `least` of the required words, best first.
 *
 * @param least - minimum number of words. If this is the number of all required words, the result includes pages that
 *   may have the missing words (`unsure`).
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

/** Ranks the sections of a page that have words of the query, best first. */
export function rankSections(words: readonly RankedWord[], page: number): readonly RankedSection[] {
  return [...scoresOfSections(words, page)]
    .map(([section, score]) => ({section, score}))
    .sort((a, b) => b.score - a.score || a.section - b.section);
}
