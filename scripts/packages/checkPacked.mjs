// Packs all packages and checks the tarballs that npm would publish.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packPackages} from '../registry/packPackages.mjs';
import {root} from '../setup.mjs';
import {findFaults} from './findFaults.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-packed-'));
try {
  const tarballs = await packPackages(folder);
  const faults = await findFaults(tarballs, root);
  console.log(faults.length > 0 ? faults.join('\n') : `${tarballs.length} packages: no fault found.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, {recursive: true, force: true});
}
