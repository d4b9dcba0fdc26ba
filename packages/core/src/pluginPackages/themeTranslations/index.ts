/** What `@lectern/theme-translations` exports. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseJson} from '../../errors/parseJson.js';

/** The locales whose messages may stand in for those of a locale, best first: "fr-CA", "fr-Latn", "fr". */
export function codeTranslationLocalesToTry(locale: string): string[] {
  const {language, region, script} = new Intl.Locale(locale).maximize();
  const maximized = [
    ...(region ? [`${language}-${region}`] : []),
    ...(script ? [`${language}-${script}`] : []),
    ...(language ? [language] : []),
  ];
  return [locale, ...maximized];
}

interface ReadInput {
  /** Folder of `<locale>/<name>.json` files, absolute. */
  readonly dirPath?: string;
  readonly locale: string;
  /** "theme-common" */
  readonly name: string;
}

/**
 * Reads the messages of a theme or plugin in the nearest locale that a folder has them in.
 *
 * @param input - without `dirPath` there are none: our themes bring their messages themselves
 * @returns empty where the folder has none
 * @throws {Error} where a file is not JSON
 */
export async function readDefaultCodeTranslationMessages({
  dirPath,
  locale,
  name,
}: ReadInput): Promise<Record<string, string>> {
  if (dirPath === undefined) return {};
  for (const one of codeTranslationLocalesToTry(locale)) {
    const file = path.resolve(dirPath, one, `${name}.json`);
    const text = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const parsed = parseJson(text);
    if ('reason' in parsed) throw new Error(`${file}:${parsed.line} is not JSON: ${parsed.reason}.`);
    return parsed.value as Record<string, string>;
  }
  return {};
}
