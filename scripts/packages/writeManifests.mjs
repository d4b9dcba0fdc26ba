// pnpm manifests: writes the shared fields and the licence into each package. To be run after a change of the root's
// package.json.
import fs from 'node:fs';
import path from 'node:path';
import {commonFields, licence, packageFolders, packagesDir, readManifest} from './commonFields.mjs';

for (const folder of packageFolders) {
  const {name, version, description, ...rest} = readManifest(`packages/${folder}/package.json`);
  const common = commonFields(folder);
  for (const field of Object.keys(common)) delete rest[field];
  const manifest = {name, version, description, ...common, ...rest};
  fs.writeFileSync(path.join(packagesDir, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  fs.writeFileSync(path.join(packagesDir, folder, 'LICENSE'), licence());
}
