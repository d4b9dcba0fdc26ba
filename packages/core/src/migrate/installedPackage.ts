import fs from 'node:fs';
import path from 'node:path';

/**
 * Folder of an installed package, searched in `node_modules` of a folder and its parent folders. Works independently of
 * the package's `exports`.
 *
 * @returns real path; `undefined` if the package is not installed
 */
export function installedPackage(name: string, from: string): string | undefined {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const found = path.join(dir, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) return fs.realpathSync(found);
    if (dir === path.dirname(dir)) return undefined;
  }
}
