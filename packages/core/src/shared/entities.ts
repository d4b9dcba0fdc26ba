const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const ENCODED: {readonly [char: string]: string} = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Marks the "&" of a reference that is not decoded. HTML cannot contain this character. */
const KEPT = '\0';

/**
 * Decodes the character references that renderers write into attributes: "&amp;", "&#x27;", "&#39;", … References with
 * other names are kept for `encodeValue`.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]*));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return NAMED.get(name) ?? KEPT + entity.slice(1);
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** Inverse of `decodeEntities`, for values in quotation marks of either kind or without any. */
export function encodeValue(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENCODED[char] ?? char).replaceAll(KEPT, '&');
}
