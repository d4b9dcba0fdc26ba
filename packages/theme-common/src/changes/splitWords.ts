/**
 * Matches a space, a sign of a script that writes no spaces between words, a word, or any other sign. A word may hold
 * signs that join its parts: "2.0.1", "don't", "read-only".
 */
const PIECES =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|[\p{L}\p{N}\p{M}_]+(?:[.\-'’:@/][\p{L}\p{N}_]+)*|./gsu;

/** Signs in code: names and numbers are not joined, and spaces count. */
const CODE_PIECES = /\s+|[\p{L}\p{N}\p{M}_]+|./gsu;

export const isSpace = (piece: string): boolean => /^\s/.test(piece);

/** Splits a text into words, signs and spaces. Joined, the pieces are the text. */
export function splitWords(text: string): readonly string[] {
  return text.match(PIECES) ?? [];
}

/** Splits a line of code into names, signs and spaces. */
export function splitCode(line: string): readonly string[] {
  return line.match(CODE_PIECES) ?? [];
}
