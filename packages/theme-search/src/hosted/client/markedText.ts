import type {MatchedText} from '../../provider.js';

/**
 * Characters that hosted engines put around matches, instead of HTML tags, so that texts are never parsed as HTML. They
 * are private-use characters: if a text contains one, which is rare, a wrong part of the text is highlighted.
 */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

const NAMED: {readonly [entity: string]: string} = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * Decodes HTML entities, once: "&amp;lt;" → "&lt;". Crawlers store escaped texts, since other search interfaces insert
 * them as HTML.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi, decodeEntity);
}

/**
 * Splits a text at `MATCH_START` and `MATCH_END`.
 *
 * @param decode - function that is applied to each piece
 */
export function parseMarks(text: string, decode: (piece: string) => string = (piece) => piece): MatchedText {
  const pieces: {text: string; isMatch: boolean}[] = [];
  let isMatch = false;
  for (const part of text.split(/([\uE000\uE001])/)) {
    if (part === MATCH_START) isMatch = true;
    else if (part === MATCH_END) isMatch = false;
    else if (part !== '') pieces.push({text: decode(part), isMatch});
  }
  return pieces;
}

export function hasMatch(text: MatchedText): boolean {
  return text.some((piece) => piece.isMatch);
}
