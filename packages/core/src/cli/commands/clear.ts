import fs from 'node:fs';
import path from 'node:path';
import {generatedDirName} from '../../config/generatedDir.js';
import {errors} from '../../errors/catalog.js';
import type {ClearFlags} from '../flags.js';
import {log} from '../log.js';

/** What the other commands and the tools below them wrote, relative to the site folder; none of it is worth keeping. */
function outputFolders(): string[] {
  return [generatedDirName(), 'build', 'node_modules/.cache', '.yarn/.cache'];
}

export function runClear({siteDir}: ClearFlags): void {
  const dir = path.resolve(siteDir);
  if (!fs.existsSync(dir)) throw errors.siteDirNotFound(dir);
  const found = outputFolders().filter((name) => fs.existsSync(path.join(dir, name)));
  for (const name of found) {
    fs.rmSync(path.join(dir, name), {recursive: true, force: true});
    log.info(`Removed ${name}`);
  }
  if (found.length === 0) log.info('There was nothing to remove.');
}
