/** Returns the words of a text as a set. One space must be between two words. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
