/** A word of a text or, in a dense script (see `DENSE`), two neighbouring characters. */
export interface Word {
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Lower case, without diacritics and separators: "onBrokenLinks", "on-broken-links" → "onbrokenlinks". */
  readonly term: string;
  /** Parts of an identifier: ["on", "broken", "links"]; else empty. */
  readonly parts: readonly string[];
}

/**
 * Returns the term of the index for a whole identifier. In the sorted terms, "~" keeps identifiers apart from plain
 * words, so that a plain word is next to its other forms and to longer words.
 */
export const identifierTerm = (term: string) => `~${term}`;

/** Maximum length of a term. Longer words, mostly encoded data, are not indexed. */
export const MAX_TERM_LENGTH = 48;
const MAX_PARTS = 12;

const ASCII_ONLY = /^[\0-\x7f]*$/;
const ASCII_WORD = /[A-Za-z0-9]+(?:(?:[.'-]|_+)[A-Za-z0-9]+)*(?:\+\+|#)?/g;

/**
 * Dense scripts, which are indexed by pairs of characters: scripts without spaces between words, and Hangul, whose
 * words have particles appended.
 */
const DENSE =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\u3099\\u309a\\u30fc';
const LETTER = `(?:(?![${DENSE}])[\\p{L}\\p{N}\\p{M}])`;
const ANY_WORD = new RegExp(`([${DENSE}]+)|${LETTER}+(?:(?:[.'’-]|_+)${LETTER}+)*(?:\\+\\+|#)?`, 'gu');

/** A character with its combining marks. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;
const COMPOUND = /[._'’-]|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;

/** Letters that NFKD leaves unchanged → plain Latin letters that terms have in place of them. */
const FOLDED: ReadonlyMap<string, string> = new Map(
  Object.entries({ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i'}),
);

/**
 * Converts a text to lower case and compatibility forms (NFKD), without diacritics of Latin, Greek and Cyrillic
 * letters.
 */
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

/** Removes separators within a word: "docusaurus.config.js" → "docusaurusconfigjs", but "2.0.1" → "2.0.1". */
function joined(folded: string): string {
  return folded.replace(/[_'’-]|\.(?!\p{N})/gu, '').replace(/(\P{N})\./gu, '$1');
}

type Terms = Pick<Word, 'term' | 'parts'>;

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

/** Matches most words: for their term, only the case must change. */
const PLAIN_WORD = /^[A-Za-z]?[a-z0-9]*$/;

/** Cache: word → its terms, for words that `PLAIN_WORD` does not match. */
// Module state: shared by all texts of the process, and cleared when it has `MAX_REMEMBERED` words.
const remembered = new Map<string, Terms>();
const MAX_REMEMBERED = 10_000;

/**
 * Copies a word that was cut out of a text. V8 represents a substring as a reference to the whole string, so a stored
 * word would keep the text of its page in memory.
 */
export function copyWord(word: string): string {
  // V8 copies shorter substrings anyway.
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

/**
 * Yields pairs of characters: "日本語" → "日本", "本語", "語". The last character is single, so that each character begins a
 * term.
 */
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

const wordPattern = (text: string) => (ASCII_ONLY.test(text) ? ASCII_WORD : ANY_WORD);

/**
 * Splits a text at white space and punctuation. `wordsOf` yields the same words with their positions, which takes
 * longer.
 *
 * @returns words for `termsOf`, and runs of characters of a dense script, in the order of their positions
 */
export function splitText(text: string): readonly string[] {
  return text.match(wordPattern(text)) ?? [];
}

/** Returns the terms of a word; `undefined` for encoded data, and for combining marks without a letter. */
export function termsOf(word: string): Terms | undefined {
  // Identifiers are never this long.
  if (word.length > MAX_TERM_LENGTH * 4) return undefined;
  const terms = rememberedTerms(word);
  const isWord = terms.term !== '' && (terms.term.length <= MAX_TERM_LENGTH || terms.parts.length > 0);
  return isWord ? terms : undefined;
}

/**
 * Yields the words of a text in the order of their positions, in linear time. In scripts without spaces, a word is a
 * pair of characters.
 */
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(wordPattern(text))) {
    const [word, run] = match;
    const start = match.index;
    if (run !== undefined) {
      yield* pairs(run, start);
      continue;
    }
    const terms = termsOf(word);
    if (terms) yield {start, end: start + word.length, ...terms};
  }
}

const DENSE_START = new RegExp(`^[${DENSE}]`, 'u');

/** Returns `true` for a term of a dense script, which is indexed by pairs of characters. */
export function isDense(term: string): boolean {
  return DENSE_START.test(term);
}
