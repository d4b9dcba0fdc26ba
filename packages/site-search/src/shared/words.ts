/** A word of a text, or two neighbouring characters of a script that is written without spaces. */
export interface Word {
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Lower case, without diacritics and separators: "onBrokenLinks", "on-broken-links" → "onbrokenlinks". */
  readonly term: string;
  /** Of an identifier: ["on", "broken", "links"]; else empty. */
  readonly parts: readonly string[];
}

/**
 * The term of the index for a whole identifier. These are apart from plain words, which are found with their neighbours then: other
 * forms of a word, and longer ones.
 */
export const identifierTerm = (term: string) => `~${term}`;

/** Longer words (encoded data, mostly) are left out. */
export const MAX_TERM_LENGTH = 48;
const MAX_PARTS = 12;

const ASCII_ONLY = /^[\0-\x7f]*$/;
const ASCII_WORD = /[A-Za-z0-9]+(?:(?:[.'-]|_+)[A-Za-z0-9]+)*(?:\+\+|#)?/g;

/** Scripts without spaces between words, and Hangul, whose words carry particles. */
const DENSE =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\u3099\\u309a\\u30fc';
const LETTER = `(?:(?![${DENSE}])[\\p{L}\\p{N}\\p{M}])`;
const ANY_WORD = new RegExp(`([${DENSE}]+)|${LETTER}+(?:(?:[.'’-]|_+)${LETTER}+)*(?:\\+\\+|#)?`, 'gu');

/** With the marks that belong to it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;
const COMPOUND = /[._'’-]|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;

/** Letters that Unicode does not decompose. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Lower case, compatibility forms unified, without the diacritics of Latin, Greek and Cyrillic letters. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => FOLDED.get(letter) ?? letter);
}

/** "docusaurus.config.js" → "docusaurusconfigjs", "2.0.1" → "2.0.1", "c++" → "c++" */
function joined(folded: string): string {
  return folded.replace(/[_'’-]|\.(?!\p{N})/gu, '').replace(/(\P{N})\./gu, '$1');
}

interface Terms {
  readonly term: string;
  readonly parts: readonly string[];
}

const NO_PARTS: readonly string[] = [];

function partsOf(raw: string, term: string): readonly string[] {
  const parts = raw
    .split(/[._'’-]+/)
    .flatMap((piece) => piece.match(PART) ?? [])
    .map(fold)
    .filter((part) => part !== '' && part.length <= MAX_TERM_LENGTH && part !== term);
  return parts.length > MAX_PARTS ? parts.slice(0, MAX_PARTS) : parts;
}

function termsOfWord(word: string): Terms {
  const sign = /^\p{L}(?:\+\+|#)$/u.test(word) ? word.slice(1) : '';
  const raw = word.replace(/(?:\+\+|#)$/, '');
  const term = joined(fold(raw)) + sign;
  if (sign) return {term, parts: [fold(raw)]};
  return {term, parts: COMPOUND.test(raw) ? partsOf(raw, term) : NO_PARTS};
}

/** Most words: only their case changes. */
const PLAIN_WORD = /^[A-Za-z]?[a-z0-9]*$/;

/** Cache of the terms of all other words, which texts repeat. */
const remembered = new Map<string, Terms>();
const MAX_REMEMBERED = 10_000;

/**
 * A copy of a word that is cut out of a text. V8 represents a part of a string as a reference to the whole, so one stored word would keep
 * the text of its page in memory.
 */
export function copyWord(word: string): string {
  // Shorter parts are copies already.
  return word.length < 13 ? word : ` ${word}`.slice(1);
}

function rememberedTerms(word: string): Terms {
  if (PLAIN_WORD.test(word)) return {term: word.toLowerCase(), parts: NO_PARTS};
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const own = copyWord(word);
  const terms = termsOfWord(own);
  remembered.set(own, terms);
  return terms;
}

/** "日本語" → "日本", "本語", "語": the last character by itself, so that each one begins a term. */
function* pairs(run: string, start: number): Generator<Word> {
  const characters = run.match(CHARACTER) ?? [];
  let at = start;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1] ?? '';
    yield {
      start: at,
      end: at + character.length + next.length,
      term: fold(character + next),
      parts: NO_PARTS,
    };
    at += character.length;
  }
}

/** The words of a text, in order. Takes time linear in the text. */
export function* wordsOf(text: string): Generator<Word> {
  const isAscii = ASCII_ONLY.test(text);
  for (const match of text.matchAll(isAscii ? ASCII_WORD : ANY_WORD)) {
    const [word, run] = match;
    const start = match.index;
    if (run !== undefined) {
      yield* pairs(run, start);
      continue;
    }
    // Identifiers are never this long; encoded data is, and has no words in it.
    if (word.length > MAX_TERM_LENGTH * 4) continue;
    const {term, parts} = rememberedTerms(word);
    // Marks without a letter have no term.
    if (term === '' || (term.length > MAX_TERM_LENGTH && parts.length === 0)) continue;
    yield {start, end: start + word.length, term, parts};
  }
}

const DENSE_START = new RegExp(`^[${DENSE}]`, 'u');

/** Checks that a term is of a script whose words are found by pairs of characters. */
export function isDense(term: string): boolean {
  return DENSE_START.test(term);
}
