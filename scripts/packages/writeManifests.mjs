// pnpm manifests: writes the shared fields and the licence into each package, and the addresses of website and repository
// into all other files. To be run after a change of the root's package.json.
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../setup.mjs';
import {commonFields, licence, packageFolders, packagesDir, readManifest} from './commonFields.mjs';
import {addressesOf, writeAddresses} from './writeAddresses.mjs';

// The manifest of core has the addresses of the last run until this run is over.
const before = addressesOf(readManifest('packages/core/package.json'));
const after = addressesOf(readManifest('package.json'));
const changed = writeAddresses(root, {before, after});
if (changed > 0) console.log(`The new addresses are in ${changed} files.`);

for (const folder of packageFolders) {
  const {name, version, description, ...rest} = readManifest(`packages/${folder}/package.json`);
  const common = commonFields(folder);
  for (const field of Object.keys(common)) delete rest[field];
  const manifest = {name, version, description, ...common, ...rest};
  fs.writeFileSync(path.join(packagesDir, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  fs.writeFileSync(path.join(packagesDir, folder, 'LICENSE'), licence());
}
