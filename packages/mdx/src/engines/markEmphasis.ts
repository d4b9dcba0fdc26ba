import {
  classifyCharacter,
  classifyPrecedingCharacter,
  isCjk,
  isCjkOrIvs,
  isNonCjkPunctuation,
  isSpaceOrPunctuation,
  isUnicodeWhitespace,
} from 'micromark-extension-cjk-friendly-util';
import {MARK, type MarkedText} from './cjkMarks.js';

/**
 * Matches an escaped character, or a run of characters that may open or close emphasis. Three or more tildes are no
 * emphasis, but a code fence.
 */
const RUN = /\\[\s\S]|\*+|~+/g;

/**
 * Inserts marks (`MARK`) so that a parser of CommonMark accepts emphasis beside Chinese, Japanese and Korean, as in
 * `**注意：**正文`. By CommonMark, the second `**` does not close emphasis, as punctuation is before it and a letter after
 * it; these languages have no space there. A mark between `**` and the letter counts as punctuation, so `**` can close
 * emphasis. Marks are inserted where the specification allows emphasis:
 * https://github.com/tats-u/markdown-cjk-friendly. `removeMarks` removes them from the tree.
 *
 * @returns `undefined` for a text that needs no marks
 */
export function markEmphasis(text: string): MarkedText | undefined {
  const places: number[] = [];
  for (const {0: run, index} of text.matchAll(RUN)) {
    if (run.startsWith('\\') || (run.startsWith('~') && run.length > 2)) continue;
    const place = placeOfMark(text, index, index + run.length);
    if (place !== undefined) places.push(place);
  }
  if (places.length === 0) return undefined;
  const parts = places.map((place, index) => text.slice(places[index - 1] ?? 0, place));
  return {
    text: [...parts, text.slice(places.at(-1))].join(MARK),
    marks: places.map((place, index) => place + index),
  };
}

/**
 * Returns the offset of the mark that a run of `*` or `~` needs: before or after the run, on the side of the letter.
 *
 * @returns `undefined` for a run that needs no mark
 */
function placeOfMark(text: string, start: number, end: number): number | undefined {
  const after = classifyCharacter(text.codePointAt(end) ?? null);
  const before = classBefore(text, start);
  if (isUnicodeWhitespace(before) || isUnicodeWhitespace(after)) return undefined;
  const [isSignBefore, isSignAfter] = [isSpaceOrPunctuation(before), isSpaceOrPunctuation(after)];
  if (isSignBefore === isSignAfter) return undefined;
  if (isSignAfter) return isNonCjkPunctuation(after) && !isCjkOrIvs(before) ? undefined : start;
  return isNonCjkPunctuation(before) && !isCjk(after) ? undefined : end;
}

function classBefore(text: string, end: number): ReturnType<typeof classifyCharacter> {
  const previous = codePointBefore(text, end);
  const twoBefore = () => codePointBefore(text, end - (previous !== null && previous > 0xffff ? 2 : 1));
  return classifyPrecedingCharacter(classifyCharacter(previous), twoBefore, previous);
}

function codePointBefore(text: string, end: number): number | null {
  if (end <= 0) return null;
  const isPair = /[\uDC00-\uDFFF]/.test(text[end - 1] ?? '') && /[\uD800-\uDBFF]/.test(text[end - 2] ?? '');
  return text.codePointAt(end - (isPair ? 2 : 1)) ?? null;
}
