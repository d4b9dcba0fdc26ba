import fs from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from '@lectern/store';
import {errors} from '../errors/catalog.js';
import {nearestExisting} from '../paths.js';

function realPath(file: string): string {
  const existing = nearestExisting(file);
  return path.join(fs.realpathSync(existing), path.relative(existing, file));
}

/**
 * A file in `src/theme` of a site, absolute.
 *
 * @param name - relative to `src/theme`, with "/"
 * @throws {SiteError} `SWIZZLE_OUTSIDE_SITE` for a name that leads out of the folder, by ".." or by a symbolic link
 */
export function fileInTheme(siteDir: string, name: string): string {
  const folder = path.join(siteDir, 'src/theme');
  const file = path.resolve(folder, name);
  const root = fs.realpathSync(siteDir) + path.sep;
  if (!file.startsWith(folder + path.sep) || !realPath(file).startsWith(root)) {
    throw errors.swizzleOutsideSite({name, siteDir});
  }
  return file;
}

/** Writes a file of `src/theme`; one that is a symbolic link stays one. */
export function writeThemeFile(siteDir: string, name: string, content: string | Uint8Array): void {
  writeFileAtomic(realPath(fileInTheme(siteDir, name)), content);
}

/** "src/theme/Footer/index.tsx" for messages. */
export function shownThemeFile(name: string): string {
  return `src/theme/${name}`;
}
