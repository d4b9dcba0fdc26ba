/**
 * Prepares a text for an image: removes control characters, characters that change the direction of other text and
 * invisible ones, except joiners, which Persian, Indic languages and emoji need; joins white space.
 *
 * @param limit - maximum number of characters; longer texts end with "…"
 */
export function cleanText(text: string, limit: number): string {
  // The first cut keeps the work on texts of any length small.
  const plain = text
    .slice(0, limit * 8)
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : plain;
}
