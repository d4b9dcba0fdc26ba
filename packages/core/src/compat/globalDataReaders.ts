import {localModules} from '../modules/localModules.js';

const GLOBAL_DATA = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]@generated\/globalData['"]/;

/**
 * True if a client module, or a file that it imports by a relative path, imports `@generated/globalData`. Published
 * modules may read the global data when they are evaluated, since Docusaurus bundles the data. Lectern loads the data
 * from a file, and evaluates these modules after that.
 */
export function readsGlobalData(clientModule: string): boolean {
  for (const {text} of localModules(clientModule)) if (GLOBAL_DATA.test(text)) return true;
  return false;
}
