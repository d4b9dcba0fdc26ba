import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';

/** Time of all files, as package managers write it. */
const TIME = new Date('1985-10-26T08:15:00.000Z');

/**
 * Changes the files of a packed package. Equal files give equal bytes: a release that is continued compares its packages
 * with the published ones.
 *
 * @param {string} tarball - absolute path
 * @param {(folder: string) => void} edit - gets the folder with the files of the package
 * @param {string} [target] - absolute path of the result; by default, the tarball is overwritten
 */
export async function editTarball(tarball, edit, target = tarball) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-release-'));
  try {
    await tar.extract({file: tarball, cwd: folder});
    edit(path.join(folder, 'package'));
    const files = fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
    await tar.create({file: target, cwd: folder, gzip: true, portable: true, mtime: TIME}, files);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
