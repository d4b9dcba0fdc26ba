import {localModules} from '../modules/localModules.js';

const GLOBAL_DATA = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]@generated\/globalData['"]/;

/**
 * True if a client module, or a file that it imports by a relative path, imports `@generated/globalData`. Docusaurus has that data in
 * its bundle, and published modules read it as soon as they are evaluated. Here it is a file, so they have to wait for it.
 */
export function readsGlobalData(clientModule: string): boolean {
  for (const {text} of localModules(clientModule)) if (GLOBAL_DATA.test(text)) return true;
  return false;
}
