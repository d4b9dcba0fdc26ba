import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {PACKED_VARIABLE, pnpmSpec, root} from '../setup.mjs';
import {editTarball} from './editTarball.mjs';
import {removePrivateTypes} from './removePrivateTypes.mjs';
import {writeReleaseVersions} from './writeReleaseVersions.mjs';

/**
 * Packs all packages of the repository with the versions of the next release, or copies them from the folder of
 * `PACKED_VARIABLE`. The packages must be built.
 *
 * @param folder - folder for the tarballs; created if it is missing
 * @returns the absolute paths of the tarballs
 * @throws {Error} if the packages were not built
 */
export async function packPackages(folder) {
  const packed = process.env[PACKED_VARIABLE];
  if (packed) {
    fs.cpSync(packed, folder, {recursive: true});
    return tarballsIn(folder);
  }
  const tarballs = await packCheckout(root, folder);
  await writeReleaseVersions(tarballs);
  return tarballs;
}

/**
 * Packs all packages of a checkout with the versions that they have there, without declarations that no import leads to.
 *
 * @param checkout - absolute folder of the checkout
 * @param folder - folder for the tarballs; created if it is missing
 * @returns the absolute paths of the tarballs
 * @throws {Error} if the packages were not built
 */
export async function packCheckout(checkout, folder) {
  if (!fs.existsSync(path.join(checkout, 'packages/core/dist/index.js')))
    throw new Error('The packages are not built: run "pnpm build:packages" first.');
  fs.mkdirSync(folder, {recursive: true});
  const args = ['--yes', pnpmSpec, '--filter', './packages/*', 'pack', '--pack-destination', folder];
  const {status, stdout, stderr} = spawnSync('npx', args, {
    cwd: checkout,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The packages could not be packed:\n${stdout}${stderr}`);
  const tarballs = tarballsIn(folder);
  for (const tarball of tarballs) await editTarball(tarball, removePrivateTypes);
  return tarballs;
}

function tarballsIn(folder) {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => path.join(folder, name));
}
