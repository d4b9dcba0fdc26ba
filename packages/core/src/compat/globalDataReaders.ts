import {localModules} from '../modules/localModules.js';

const GLOBAL_DATA = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]@generated\/globalData['"]/;

/**
 * True if a client module, or a file that it imports by a relative path, imports `@generated/globalData`. Published
 * modules read that data when they are evaluated, since Docusaurus has it in its bundle. Lectern loads it as a file, so
 * these modules are evaluated later.
 */
export function readsGlobalData(clientModule: string): boolean {
  for (const {text} of localModules(clientModule)) if (GLOBAL_DATA.test(text)) return true;
  return false;
}
