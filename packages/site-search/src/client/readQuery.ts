import {isDense, type Word, wordsOf} from '../shared/words.js';

/** A word of a query. */
export interface QueryWord {
  readonly term: string;
  /** Parts of an identifier ("on", "broken", "links"), else empty. A section that has all parts matches too. */
  readonly parts: readonly string[];
  /**
   * True if terms that begin with the word match: for a word that the visitor may still be typing, and for a single
   * character between spaces in a script that is indexed by pairs of characters, such as Chinese.
   */
  readonly isPrefix: boolean;
  /** True if pages without the word match too. */
  readonly isOptional: boolean;
}

const MAX_WORDS = 16;
const MAX_CHARACTERS = 512;

/** English words that are optional in a query, since they say little about its subject. */
const LIGHT: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or the to what when where which why with you your'.split(
    ' ',
  ),
);

/**
 * Returns `true` for a single character that the pair before it already contains: `wordsOf` yields "日本" and "本" for
 * "日本".
 */
function isCovered(word: Word, before: Word | undefined): boolean {
  return isDense(word.term) && before !== undefined && isDense(before.term) && before.end === word.end;
}

/** Returns the words of a query, each once. The last one is a prefix unless a space or punctuation follows it. */
export function readQuery(text: string): readonly QueryWord[] {
  const cut = text.slice(0, MAX_CHARACTERS);
  const all = [...wordsOf(cut)].filter((word, index, words) => !isCovered(word, words[index - 1]));
  const isOpen = /[\p{L}\p{N}\p{M}]$/u.test(cut);
  const words = new Map<string, QueryWord>();
  for (const [index, {term, parts, end, start}] of all.entries()) {
    const isSingle = isDense(term) && end - start === 1;
    const isPrefix = isSingle || (isOpen && index === all.length - 1 && !isDense(term));
    if (words.has(term) && !isPrefix) continue;
    words.set(term, {term, parts, isPrefix, isOptional: LIGHT.has(term)});
  }
  const kept = [...words.values()].slice(0, MAX_WORDS);
  const hasSubject = kept.some(({isOptional}) => !isOptional);
  return hasSubject ? kept : kept.map((word) => ({...word, isOptional: false}));
}
