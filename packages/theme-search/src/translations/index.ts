import {codeTranslationLocalesToTry} from '@lectern/theme-translations';
import {ar} from './ar.js';
import {de} from './de.js';
import {es} from './es.js';
import {fr} from './fr.js';
import {ja} from './ja.js';
import {ptBR} from './ptBR.js';
import type {SearchMessages} from './SearchMessages.js';
import {zhHans} from './zhHans.js';

/** English is in the components. */
const MESSAGES: ReadonlyMap<string, SearchMessages> = new Map([
  ['ar', ar],
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['ja', ja],
  ['pt-BR', ptBR],
  ['zh-Hans', zhHans],
]);

/** The texts of the search in a language, or in the nearest one; none where the theme does not have it. */
export function searchMessages(locale: string): {readonly [id: string]: string} {
  const known = codeTranslationLocalesToTry(locale).find((candidate) => MESSAGES.has(candidate));
  return {...(known !== undefined && MESSAGES.get(known))};
}
