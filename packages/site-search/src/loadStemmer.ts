import {stemmerName} from './stemmerModule.js';

/** Reduces all forms of a word to one stem. */
export type Stemmer = (word: string) => string;

/**
 * Loads the stemmer of a locale in Node, for queries outside of browsers. If its language has none, returns a function that does
 * not change words.
 */
export async function loadStemmer(locale: string): Promise<Stemmer> {
  const name = stemmerName(locale);
  if (name === undefined) return (word) => word;
  const file = `@orama/stemmers/${name}`;
  const {stemmer}: {stemmer: Stemmer} = await import(file);
  return stemmer;
}
