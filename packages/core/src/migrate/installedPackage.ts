import fs from 'node:fs';
import path from 'node:path';

/**
 * The folder of an installed package as Node finds it from a folder, whatever the package exports.
 *
 * @returns a real path, or `undefined` where it is not installed
 */
export function installedPackage(name: string, from: string): string | undefined {
  for (let dir = from; ; dir = path.dirname(dir)) {
    const found = path.join(dir, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) return fs.realpathSync(found);
    if (dir === path.dirname(dir)) return undefined;
  }
}
