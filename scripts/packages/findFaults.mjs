import {execFile} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import * as tar from 'tar';
import {readPackedManifest} from '../registry/readPackedManifest.mjs';
import {root} from '../setup.mjs';

const runFile = promisify(execFile);

const publint = path.join(root, 'node_modules/publint/src/cli.js');
const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');

const FILES = ['README.md', 'LICENSE', 'package.json'];
const FIELDS = ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license', 'engines', 'exports'];

/**
 * Checks packed packages: publint checks manifests and files, arethetypeswrong that types resolve, and this function
 * that each package has its README, its licence, and the fields that all packages share.
 *
 * @param {readonly string[]} tarballs - absolute paths
 * @param {string} checkout - folder in which they were built; no file may have its path
 * @returns {Promise<readonly string[]>} one text for each check that a package fails
 */
export async function findFaults(tarballs, checkout) {
  const waiting = [...tarballs];
  const faults = [];
  await Promise.all(
    Array.from({length: os.availableParallelism()}, async () => {
      for (let tarball = waiting.pop(); tarball; tarball = waiting.pop()) {
        faults.push(...(await faultsOf(tarball, checkout)));
      }
    }),
  );
  return faults;
}

async function faultsOf(tarball, checkout) {
  const checks = [
    [publint, 'run', tarball, '--strict'],
    // Our packages are ES modules only. CommonJS code can load them as well, since Node 20.19 supports `require` of ES
    // modules.
    [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'],
  ];
  const outputs = await Promise.all([
    ...checks.map(outputOfFailure),
    missingParts(tarball),
    leakedPaths(tarball, checkout),
  ]);
  return outputs.filter(Boolean).map((output) => `${path.basename(tarball)}\n${output}`);
}

/** Lists the files and fields that a packed package lacks; empty if there are none. */
async function missingParts(tarball) {
  const files = new Set();
  await tar.list({file: tarball, onReadEntry: (entry) => files.add(entry.path.replace(/^package\//, ''))});
  const manifest = await readPackedManifest(tarball);
  const missing = [
    ...FILES.filter((file) => !files.has(file)),
    ...FIELDS.filter((field) => manifest[field] === undefined).map((field) => `"${field}" in package.json`),
    ...([...files].some((file) => file.endsWith('.d.ts')) ? [] : ['types']),
  ];
  return missing.length === 0 ? '' : `It lacks ${missing.join(', ')}.`;
}

/** Lists files of a package that have the path of the folder in which it was built; empty if there are none. */
async function leakedPaths(tarball, checkout) {
  const found = [];
  const onReadEntry = (entry) => {
    const pieces = [];
    entry.on('data', (piece) => pieces.push(piece));
    entry.on('end', () => {
      if (Buffer.concat(pieces).includes(checkout)) found.push(entry.path);
    });
  };
  await tar.list({file: tarball, onReadEntry});
  return found.length === 0 ? '' : `The path ${checkout} is in ${found.join(', ')}.`;
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
