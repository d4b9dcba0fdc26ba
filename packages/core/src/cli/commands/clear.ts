import fs from 'node:fs';
import path from 'node:path';
import {existingCacheDirs} from '../../cache/cacheDir.js';
import type {ClearFlags} from '../../config/flags.js';
import {generatedDirName} from '../../config/generatedDir.js';
import {errors} from '../../errors/catalog.js';
import {outputRefusal} from '../../publish/checkOutDir.js';
import {log} from '../../terminal/log.js';

/** Folders that other commands and tools write, relative to the site folder. They can all be created again. */
function outputFolders(): string[] {
  return [generatedDirName(), 'build', 'node_modules/.cache', '.yarn/.cache'];
}

/**
 * Removes the output, the generated files and the caches of a site.
 *
 * @throws {SiteError} `SITE_DIR_NOT_FOUND`; `CLEAR_FAILED` if folders cannot be removed, after all others were removed
 */
export function runClear({siteDir}: ClearFlags): void {
  const dir = path.resolve(siteDir);
  if (!fs.existsSync(dir)) throw errors.siteDirNotFound(dir);
  const modules = path.join(fs.realpathSync(dir), 'node_modules');
  const found = [
    ...outputFolders().filter((name) => fs.existsSync(path.join(dir, name))),
    ...existingCacheDirs(dir).filter((folder) => !folder.startsWith(modules)),
  ];
  const failed: {readonly name: string; readonly cause: unknown}[] = [];
  for (const name of found) {
    const reason = name === 'build' ? outputRefusal(path.join(dir, name)) : undefined;
    if (reason !== undefined) {
      log.warn(`${name} stays: it ${reason}.`);
      continue;
    }
    try {
      fs.rmSync(path.resolve(dir, name), {recursive: true, force: true});
      log.info(`Removed ${name}`);
    } catch (cause) {
      failed.push({name, cause});
    }
  }
  if (failed.length > 0) throw errors.clearFailed(failed);
  if (found.length === 0) log.info('There was nothing to remove.');
}
