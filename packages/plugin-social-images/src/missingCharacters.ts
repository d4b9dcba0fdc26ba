import {type Coverage, covers} from './fonts/readCoverage.js';

/** Characters without a glyph of their own: white space, joiners, and selectors of a variant. */
const INVISIBLE = /[\p{Z}\p{C}\ufe00-\ufe0f]/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** Characters of a text that no font has, each once. */
export function missingCharacters(text: string, coverages: readonly Coverage[]): readonly string[] {
  const characters = [...new Set(text)];
  return characters.filter(
    (character) =>
      !INVISIBLE.test(character) &&
      !coverages.some((coverage) => covers(coverage, character.codePointAt(0) ?? 0)),
  );
}

/** True for a character that a text cannot do without: a letter, a digit, a mark. */
export function isLetter(character: string): boolean {
  return LETTER.test(character);
}

/** Removes characters, and the white space and selectors that they leave. */
export function withoutCharacters(text: string, missing: readonly string[]): string {
  if (missing.length === 0) return text;
  const removed = new Set(missing);
  const kept = [...text].filter((character) => !removed.has(character)).join('');
  return kept
    .replace(/[\u200d\ufe00-\ufe0f]+(?=\s|$)|(?<=^|\s)[\u200d\ufe00-\ufe0f]+/g, '')
    .replace(/\s{2,}/g, ' ');
}
