import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {type ParseError, parse, printParseErrorCode} from 'jsonc-parser';
import {codeTranslationLocalesToTry} from './localesToTry.js';

interface ReadInput {
  /**
   * Absolute path of a folder with files `<locale>/<name>.json`; by default the folder with the texts of the themes.
   */
  readonly dirPath?: string;
  readonly locale: string;
  /** Name of the file without its extension: "theme-classic". */
  readonly name: string;
}

const OUR_LOCALES = fileURLToPath(new URL('../locales', import.meta.url));

/**
 * Message files that have another name in Docusaurus: name in Docusaurus → name in this package. Themes that are made
 * for Docusaurus request these names.
 */
const OTHER_NAMES: {readonly [name: string]: string} = {
  'theme-common': 'theme-classic',
  'theme-search-algolia': 'theme-search',
};

function parseMessages(text: string, file: string): Record<string, string> {
  const mistakes: ParseError[] = [];
  const value: unknown = parse(text, mistakes, {disallowComments: true});
  const [mistake] = mistakes;
  if (mistake) {
    const line = text.slice(0, mistake.offset).split('\n').length;
    throw new Error(`${file}:${line} is not JSON (${printParseErrorCode(mistake.error)}).`);
  }
  const messages = Object.entries(value ?? {});
  const other = messages.find(([, message]) => typeof message !== 'string');
  if (other) throw new Error(`${file}: the message "${other[0]}" must be a string.`);
  return Object.fromEntries(messages);
}

/**
 * Reads the messages of a theme or plugin, in the first locale of `codeTranslationLocalesToTry` for which the folder
 * has messages.
 *
 * @returns message id → text; empty if the folder has no messages
 * @throws {Error} if the file is not JSON, or has values that are not strings
 */
export async function readDefaultCodeTranslationMessages({
  dirPath,
  locale,
  name,
}: ReadInput): Promise<Record<string, string>> {
  const folder = dirPath ?? OUR_LOCALES;
  const fileName = `${dirPath === undefined ? (OTHER_NAMES[name] ?? name) : name}.json`;
  for (const one of codeTranslationLocalesToTry(locale)) {
    const file = path.resolve(folder, one, fileName);
    const text = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return parseMessages(text, file);
  }
  return {};
}
