// Packs all packages and checks the tarballs that npm would publish: publint checks manifests and files,
// arethetypeswrong checks that types resolve.
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {packPackages} from '../registry/packPackages.mjs';
import {root} from '../setup.mjs';

const runFile = promisify(execFile);

const publint = path.join(root, 'node_modules/publint/src/cli.js');
const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-packed-'));
try {
  const waiting = await packPackages(folder);
  const count = waiting.length;
  const faults = [];
  await Promise.all(
    Array.from({length: os.availableParallelism()}, async () => {
      for (let tarball = waiting.pop(); tarball; tarball = waiting.pop()) {
        faults.push(...(await faultsOf(tarball)));
      }
    }),
  );
  console.log(faults.length > 0 ? faults.join('\n') : `${count} packages: no fault found.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, {recursive: true, force: true});
}

/** Output of each check that the package fails. */
async function faultsOf(tarball) {
  const checks = [
    [publint, 'run', tarball, '--strict'],
    // Our packages are ES modules only. CommonJS code can load them as well, since Node 20.19 supports `require` of ES
    // modules.
    [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'],
  ];
  const outputs = await Promise.all(checks.map(outputOfFailure));
  return outputs.filter(Boolean).map((output) => `${path.basename(tarball)}\n${output}`);
}

async function outputOfFailure(args) {
  try {
    await runFile(process.execPath, args);
    return '';
  } catch (error) {
    if (typeof error.code !== 'number') throw error;
    return `${error.stdout}${error.stderr}`;
  }
}
