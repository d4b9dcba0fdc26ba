/**
 * Returns a hash of a text (FNV-1a, in base 36), with seven characters at most. "\r" does not count, so a text with
 * "\r\n" line breaks has the same hash as with "\n".
 */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== 13) hash = Math.imul(hash ^ code, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
