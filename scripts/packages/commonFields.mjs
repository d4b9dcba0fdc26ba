// Fields that the manifests of all packages share, and their licence. The addresses are those of the root's package.json.
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../setup.mjs';

export const packagesDir = path.join(root, 'packages');

export const packageFolders = fs
  .readdirSync(packagesDir)
  .filter((folder) => fs.existsSync(path.join(packagesDir, folder, 'package.json')))
  .sort();

/** @param {string} file - path below the root */
export function readManifest(file) {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
}

/**
 * Fields of a package's manifest that do not depend on its code.
 *
 * @param {string} folder - name of its folder in packages/
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
