// Computes the manifest fields and the licence that all packages share. The addresses are those in the package.json of
// the root.
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../setup.mjs';

export const packagesDir = path.join(root, 'packages');

export const packageFolders = fs
  .readdirSync(packagesDir)
  .filter((folder) => fs.existsSync(path.join(packagesDir, folder, 'package.json')))
  .sort();

/** @param {string} file - path relative to the root of the repository */
export function readManifest(file) {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
}

/**
 * Manifest fields of a package that do not depend on its code: addresses, licence, keywords, required Node version.
 *
 * @param {string} folder - name of the package's folder in packages/
 */
export function commonFields(folder) {
  const {homepage, repository, bugs, license, type, engines} = readManifest('package.json');
  const [kind = ''] = /^(?:plugin|theme|preset|remark-plugin)(?=-)/.exec(folder) ?? [];
  const keywords = [
    'lectern',
    ...(kind ? [`lectern-${kind}`] : []),
    'documentation',
    'markdown',
    'static-site',
  ];
  return {
    keywords,
    homepage,
    bugs,
    repository: {...repository, directory: `packages/${folder}`},
    license,
    type,
    engines,
  };
}

export const licence = () => fs.readFileSync(path.join(root, 'LICENSE'), 'utf8');
