import fs from 'node:fs';
import path from 'node:path';
import {errors} from '../../errors/catalog.js';
import type {ClearFlags} from '../flags.js';
import {log} from '../log.js';

/** What the other commands write, relative to the site folder; none of it is worth keeping. */
function outputFolders(): string[] {
  return [process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.site', 'build', 'node_modules/.cache/lectern'];
}

export function runClear({siteDir}: ClearFlags): void {
  const dir = path.resolve(siteDir);
  if (!fs.existsSync(dir)) throw errors.siteDirNotFound(dir);
  for (const name of outputFolders()) {
    const folder = path.join(dir, name);
    const exists = fs.existsSync(folder);
    fs.rmSync(folder, {recursive: true, force: true});
    log.info(exists ? `Removed ${name}` : `There was no ${name}`);
  }
}
