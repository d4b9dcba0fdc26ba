import {errors} from '../errors/catalog.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {defaultExport} from '../shared/moduleExports.js';
import {loadError} from './loadError.js';
import {createModuleLoader} from './moduleLoader.js';

/**
 * Evaluates a module of the site, such as a sidebar file, in the same way as the configuration. Plugins call this.
 *
 * @param file - absolute; TypeScript, ES module, CommonJS or JSON
 * @returns its default export or `module.exports`, and the absolute paths of the site's own files that it imports. Not
 *   cached: each call evaluates the file again.
 * @throws {SiteError} `MODULE_SYNTAX` if it cannot be parsed, `MODULE_THREW` with the place of the error if it throws
 *   one
 */
export async function loadModule(
  file: string,
  {siteDir, cacheDir}: Pick<LoadContext, 'siteDir' | 'cacheDir'>,
): Promise<{value: unknown; files: readonly string[]}> {
  const loader = await createModuleLoader({siteDir, cacheDir, fresh: true});
  try {
    const value = defaultExport(await loader.load(file));
    return {value, files: [...new Set([file, ...loader.loadedFiles()])]};
  } catch (error) {
    throw loadError(error, file, {syntax: errors.moduleSyntax, threw: errors.moduleThrew});
  }
}
