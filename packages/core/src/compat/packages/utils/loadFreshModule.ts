import path from 'node:path';
import {messageOf} from '../../../errors/words.js';
import {createModuleLoader} from '../../../modules/moduleLoader.js';
import {defaultExport} from '../../../shared/moduleExports.js';

/**
 * Evaluates a file (TypeScript, ES module, CommonJS or JSON) without using a cache.
 *
 * @returns its default export, or all exports if there is none
 * @throws {Error} if it cannot be loaded
 */
export async function loadFreshModule(modulePath: string): Promise<unknown> {
  try {
    const loader = await createModuleLoader({siteDir: path.dirname(modulePath), fresh: true});
    return defaultExport(await loader.load(modulePath, 'project'));
  } catch (error) {
    throw new Error(`Docusaurus could not load module at path ${modulePath}\nCause: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
