import fs from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from '@lectern/store';
import {errors} from '../errors/catalog.js';
import {isBelow, nearestExisting} from '../paths.js';

function realPath(file: string): string {
  const existing = nearestExisting(file);
  return path.join(fs.realpathSync(existing), path.relative(existing, file));
}

/**
 * Absolute path of a file in `src/theme`.
 *
 * @param name - relative to `src/theme`, with "/"
 * @throws {SiteError} `SWIZZLE_OUTSIDE_SITE` if ".." leads out of `src/theme`, or a symbolic link out of the site
 */
export function fileInTheme(siteDir: string, name: string): string {
  const folder = path.join(siteDir, 'src/theme');
  const file = path.resolve(folder, name);
  const root = fs.realpathSync(siteDir) + path.sep;
  if (!isBelow(folder, file) || !realPath(file).startsWith(root)) {
    throw errors.swizzleOutsideSite({name, siteDir});
  }
  return file;
}

/** Writes a file of `src/theme`. If the file is a symbolic link, writes the target of the link. */
export function writeThemeFile(siteDir: string, name: string, content: string | Uint8Array): void {
  writeFileAtomic(realPath(fileInTheme(siteDir, name)), content);
}

/** Path of a file in `src/theme` for messages: "src/theme/Footer/index.tsx". */
export function shownThemeFile(name: string): string {
  return `src/theme/${name}`;
}
