import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';

/**
 * Changes the files of a packed package.
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
    await tar.create({file: target, cwd: folder, gzip: true, portable: true}, ['package']);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
