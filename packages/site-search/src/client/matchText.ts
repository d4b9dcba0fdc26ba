import {itemAt} from '../shared/itemAt.js';
import {isDense, type Word, wordsOf} from '../shared/words.js';
import type {FoundWord} from './findTerms.js';
import type {QueryWord} from './readQuery.js';
import type {MatchedText} from './search.js';

/** Range of a text that matches a word of the query. */
export interface TextMatch {
  readonly start: number;
  readonly end: number;
  /** Index of the word in the query. */
  readonly word: number;
}

/** Terms and beginnings of terms that match a word of the query. */
interface Wanted {
  readonly terms: ReadonlySet<string>;
  /** Beginnings of terms: the word that is still being typed and, for an identifier, its last part; else empty. */
  readonly prefixes: readonly string[];
}

/** Finds the words of a query in texts. */
export class TextMatcher {
  readonly #wanted: readonly Wanted[];

  /** @param found - for each word of the query, the terms that match in each scope */
  constructor(words: readonly QueryWord[], found: readonly (readonly FoundWord[])[]) {
    this.#wanted = words.map((word, index) => wantedOf(word, itemAt(found, index)));
  }

  /** Yields the matches in a text, from its beginning to its end. */
  *matches(text: string): Generator<TextMatch> {
    for (const textWord of wordsOf(text)) {
      for (let word = 0; word < this.#wanted.length; word += 1) {
        const range = matchWord(text, textWord, itemAt(this.#wanted, word));
        if (range) yield {...range, word};
      }
    }
  }

  /** Returns all matches of a text as an array. */
  find(text: string): readonly TextMatch[] {
    return [...this.matches(text)];
  }
}

function wantedOf({term, parts, isPrefix, isOptional}: QueryWord, found: readonly FoundWord[]): Wanted {
  if (isOptional) return {terms: new Set(), prefixes: []};
  const terms = new Set([term]);
  for (const word of found) {
    for (const other of [...word.terms, ...word.parts.flat()]) terms.add(other.term.replace(/^~/, ''));
  }
  const lastPart = parts.at(-1);
  return {terms, prefixes: isPrefix ? [term, ...(lastPart === undefined ? [] : [lastPart])] : []};
}

type Range = Pick<TextMatch, 'start' | 'end'>;

function matchWord(text: string, word: Word, {terms, prefixes}: Wanted): Range | undefined {
  const {start, end, term, parts} = word;
  if (terms.has(term)) return {start, end};
  const prefix = prefixes.find((beginning) => term.startsWith(beginning));
  if (prefix !== undefined) return {start, end: isDense(term) ? start + prefix.length : end};
  if (parts.length === 0) return undefined;
  const part = parts.find((one) => terms.has(one) || prefixes.some((beginning) => one.startsWith(beginning)));
  if (part === undefined) return undefined;
  const at = text.slice(start, end).toLowerCase().indexOf(part);
  return at === -1 ? {start, end} : {start: start + at, end: start + at + part.length};
}

/** Splits a text into pieces that match and pieces that do not. Overlapping matches become one piece. */
export function markText(text: string, matches: readonly Range[]): MatchedText {
  const pieces: {text: string; isMatch: boolean}[] = [];
  let at = 0;
  for (const {start, end} of [...matches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    const last = pieces.at(-1);
    if (from > at) pieces.push({text: text.slice(at, from), isMatch: false});
    if (from === at && last?.isMatch)
      pieces[pieces.length - 1] = {...last, text: last.text + text.slice(from, end)};
    else pieces.push({text: text.slice(from, end), isMatch: true});
    at = end;
  }
  if (at < text.length) pieces.push({text: text.slice(at), isMatch: false});
  return pieces;
}

const SNIPPET_LENGTH = 160;
const BEFORE_MATCH = 40;

/**
 * Cuts a snippet out of a text: the part with the most words of the query, or the beginning of a text without matches.
 */
export function cutSnippet(text: string, matches: readonly TextMatch[]): MatchedText {
  if (text.length <= SNIPPET_LENGTH) return markText(text, matches);
  const best = bestStart(matches);
  const from = wordStart(text, Math.max(0, Math.min(best - BEFORE_MATCH, text.length - SNIPPET_LENGTH)));
  const to = wordEnd(text, from + SNIPPET_LENGTH);
  const inside = matches
    .filter(({start, end}) => start >= from && end <= to)
    .map(({start, end}) => ({start: start - from, end: end - from}));
  const marked = [...markText(text.slice(from, to), inside)];
  if (from > 0) marked.unshift({text: '…', isMatch: false});
  if (to < text.length) marked.push({text: '…', isMatch: false});
  return marked;
}

/**
 * Finds the start of the snippet with the most different words of the query. If several have equally many, takes the
 * one with the most matches.
 */
function bestStart(matches: readonly TextMatch[]): number {
  let [best, bestScore] = [0, 0];
  let end = 0;
  for (const [index, {start}] of matches.entries()) {
    while (end < matches.length && (matches[end]?.end ?? 0) <= start + SNIPPET_LENGTH - BEFORE_MATCH)
      end += 1;
    const window = matches.slice(index, Math.min(end, index + 60));
    const score = new Set(window.map(({word}) => word)).size * 100 + window.length;
    if (score > bestScore) [best, bestScore] = [start, score];
  }
  return best;
}

const isSpace = (text: string, at: number) => /\s/.test(text[at] ?? ' ');

function wordStart(text: string, from: number): number {
  if (from === 0 || isSpace(text, from - 1)) return from;
  for (let at = from; at < from + 20; at += 1) if (isSpace(text, at)) return at + 1;
  return wholeCharacter(text, from);
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  for (let at = to; at > to - 20; at -= 1) if (isSpace(text, at)) return at;
  return wholeCharacter(text, to);
}

const wholeCharacter = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at);
