import fs from 'node:fs/promises';
import path from 'node:path';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import * as tar from 'tar';
import {readPackedManifest} from '../registry/readPackedManifest.mjs';

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
  const faults = [];
  for (const tarball of tarballs) {
    const texts = [
      await manifestFaults(tarball),
      await typeFaults(tarball),
      await missingParts(tarball),
      await leakedPaths(tarball, checkout),
    ].flat();
    faults.push(...texts.map((text) => `${path.basename(tarball)}\n${text}`));
  }
  return faults;
}

async function manifestFaults(tarball) {
  const {buffer, byteOffset, byteLength} = await fs.readFile(tarball);
  const pack = {tarball: buffer.slice(byteOffset, byteOffset + byteLength)};
  const {messages, pkg} = await publint({pack, strict: true});
  return messages.map((message) => formatMessage(message, pkg, {color: false}) ?? message.code);
}

/**
 * Ways of importing that our packages need no types for: they are ES modules only. CommonJS code can load them as well,
 * since Node 20.19 supports `require` of ES modules.
 */
const OTHER_IMPORTS = new Set(['node10', 'node16-cjs']);

async function typeFaults(tarball) {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await fs.readFile(tarball))));
  if (!result.types) return ['It has no types.'];
  return result.problems
    .filter(({resolutionKind}) => !OTHER_IMPORTS.has(resolutionKind))
    .map(({trace, ...problem}) => JSON.stringify(problem));
}

/** @returns texts with the files and fields that a packed package lacks, and the files that no site needs */
async function missingParts(tarball) {
  const files = new Set();
  await tar.list({file: tarball, onReadEntry: (entry) => files.add(entry.path.replace(/^package\//, ''))});
  const manifest = await readPackedManifest(tarball);
  const missing = [
    ...FILES.filter((file) => !files.has(file)),
    ...FIELDS.filter((field) => manifest[field] === undefined).map((field) => `"${field}" in package.json`),
    ...([...files].some((file) => file.endsWith('.d.ts')) ? [] : ['types']),
  ];
  const surplus = [...files].filter((file) => file.endsWith('.tsbuildinfo'));
  return [
    ...(missing.length === 0 ? [] : [`It lacks ${missing.join(', ')}.`]),
    ...(surplus.length === 0 ? [] : [`It has files of the compiler: ${surplus.join(', ')}.`]),
  ];
}

/** @returns a text with the files that have the path of the folder in which they were built; nothing if there are none */
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
  return found.length === 0 ? [] : [`The path ${checkout} is in ${found.join(', ')}.`];
}
