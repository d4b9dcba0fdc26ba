/** Set of the words in a text with one space between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
