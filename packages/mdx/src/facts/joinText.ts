/** Characters of Chinese and Japanese, which have no spaces between words. */
const WIDE = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Bopomofo}\\u3000-\\u303F\\uFF01-\\uFF60]';
const BREAK_BETWEEN_WIDE = new RegExp(`(?<=${WIDE})[ \\t]*\\n[ \\t]*(?=${WIDE})`, 'gu');

/** Joins lines to one. A line break becomes a space, or nothing between two characters of Chinese or Japanese. */
export function joinText(text: string): string {
  const joined = text.includes('\n') ? text.replace(BREAK_BETWEEN_WIDE, '') : text;
  return joined.replace(/\s+/g, ' ').trim();
}
