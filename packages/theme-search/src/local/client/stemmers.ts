import loaders from '@generated/docusaurus-theme-search/stemmers.js';
import type {Stem} from '@lectern/site-search/client';

/** Loads the stemmer of a locale ("pt-BR"). If its language has none, returns a function that does not change words. */
export async function loadStem(locale: string): Promise<Stem> {
  const load = loaders[locale];
  return load ? (await load()).stemmer : (word) => word;
}
