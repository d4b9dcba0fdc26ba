import fs from 'node:fs';
import path from 'node:path';

/**
 * Paths of all files below a folder, relative to it, with "/", sorted. Symbolic links are left out.
 *
 * Does not use the option `recursive` of `readdir`: under Yarn's Plug'n'Play, where packages are archives, its entries
 * have no folders (Yarn 4.18).
 */
export function listFiles(dir: string, folder = ''): readonly string[] {
  return fs
    .readdirSync(path.join(dir, folder), {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(dir, file);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}
