import {type Coverage, covers} from './fonts/readCoverage.js';

/** Characters without a glyph of their own: white space, joiners, and selectors of a variant. */
const INVISIBLE = /[\p{Z}\p{C}\p{Variation_Selector}]/u;
/** Joiners and selectors, which belong to the character before them. */
const JOINS = /[\u200d\p{Variation_Selector}]/u;
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

/** Removes characters, with the selectors and joiners after them. White space around them becomes one space. */
export function withoutCharacters(text: string, missing: readonly string[]): string {
  if (missing.length === 0) return text;
  const removed = new Set(missing);
  let kept = '';
  let isAfterRemoved = false;
  for (const character of text) {
    const isPart = isAfterRemoved && JOINS.test(character);
    const isSpace = isAfterRemoved && /\s/.test(character) && /^$|\s$/.test(kept);
    if (removed.has(character)) isAfterRemoved = true;
    else if (!isPart && !isSpace) {
      kept += character;
      isAfterRemoved = false;
    }
  }
  return isAfterRemoved ? kept.trimEnd() : kept;
}
