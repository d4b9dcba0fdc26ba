import {fileURLToPath} from 'node:url';

/** Stemmers that exist: code of the language → name of the module of @orama/stemmers. */
const STEMMERS: ReadonlyMap<string, string> = new Map([
  ['ar', 'arabic'],
  ['bg', 'bulgarian'],
  ['da', 'danish'],
  ['de', 'german'],
  ['el', 'greek'],
  ['en', 'english'],
  ['es', 'spanish'],
  ['fi', 'finnish'],
  ['fr', 'french'],
  ['ga', 'irish'],
  ['hi', 'indian'],
  ['hu', 'hungarian'],
  ['hy', 'armenian'],
  ['id', 'indonesian'],
  ['it', 'italian'],
  ['lt', 'lithuanian'],
  ['nb', 'norwegian'],
  ['ne', 'nepali'],
  ['nl', 'dutch'],
  ['nn', 'norwegian'],
  ['no', 'norwegian'],
  ['pt', 'portuguese'],
  ['ro', 'romanian'],
  ['ru', 'russian'],
  ['sr', 'serbian'],
  ['sv', 'swedish'],
  ['ta', 'tamil'],
  ['tr', 'turkish'],
  ['uk', 'ukrainian'],
]);

const languageOf = (locale: string) => locale.toLowerCase().split(/[-_]/)[0] ?? '';

/** Name of the stemmer for a locale ("pt-BR") in the package @orama/stemmers; `undefined` if there is none. */
export const stemmerName = (locale: string): string | undefined => STEMMERS.get(languageOf(locale));

/**
 * Returns the code of a module whose default export is an object: locale → function that loads the stemmer of its
 * language. Locales without a stemmer are left out. Only the stemmers of the site's locales are bundled: all 27 would
 * be a tenth of the modules of a small site.
 *
 * @param locales - locales of the site: "pt-BR"
 * @param requestOf - returns the request by which the module imports a file, given by its absolute path
 */
export function stemmerModule(
  locales: readonly string[],
  requestOf: (file: string) => string = (file) => file,
): string {
  const loaders = locales.flatMap((locale) => {
    const name = stemmerName(locale);
    if (name === undefined) return [];
    const file = fileURLToPath(import.meta.resolve(`#stemmers/${name}`)).replaceAll('\\', '/');
    return [`  ${JSON.stringify(locale)}: () => import(${JSON.stringify(requestOf(file))}),\n`];
  });
  return `export default {\n${loaders.join('')}};\n`;
}
