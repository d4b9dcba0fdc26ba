import loaders from '@generated/docusaurus-theme-search/stemmers.js';
import type {Stem} from '@lectern/site-search/client';

/** @param locale - of the site: "pt-BR". Without a stemmer for its language, a word has one form. */
export async function loadStem(locale: string): Promise<Stem> {
  const load = loaders[locale];
  return load ? (await load()).stemmer : (word) => word;
}
