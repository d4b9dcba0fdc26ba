import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {promisify} from 'node:util';
import {readPackedManifest} from '../registry/readPackedManifest.mjs';
import {isLoopback} from './isLoopback.mjs';
import {readPublished} from './readPublished.mjs';

const runFile = promisify(execFile);

/**
 * A packed package, and its place in the order of publishing.
 *
 * @typedef {object} Packed
 * @property {string} tarball - absolute path
 * @property {string} name
 * @property {string} version
 * @property {readonly string[]} needs - names of the packages that it depends on
 */

/**
 * Reads packed packages and puts them in order: each comes after those that it depends on, so that no version can be
 * installed before its dependencies are there.
 *
 * @param {readonly string[]} tarballs - absolute paths
 * @returns {Promise<readonly Packed[]>}
 */
export async function placesOf(tarballs) {
  const packed = await Promise.all(
    tarballs.map(async (tarball) => {
      const {name, version, dependencies, peerDependencies, optionalDependencies} =
        await readPackedManifest(tarball);
      return {
        tarball,
        name,
        version,
        needs: Object.keys({...dependencies, ...peerDependencies, ...optionalDependencies}),
      };
    }),
  );
  return inOrder(packed);
}

/**
 * Sorts packages so that each comes after the ones that it needs. @param {readonly Packed[]} packed
 * @throws {Error} if packages need each other
 */
export function inOrder(packed) {
  const names = new Set(packed.map(({name}) => name));
  const ordered = [];
  const placed = new Set();
  while (ordered.length < packed.length) {
    const ready = packed
      .filter(({name}) => !placed.has(name))
      .filter(({needs}) => needs.every((need) => placed.has(need) || !names.has(need)))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    if (ready.length === 0) {
      const left = packed.filter(({name}) => !placed.has(name)).map(({name}) => name);
      throw new Error(`These packages depend on each other: ${left.join(', ')}.`);
    }
    ordered.push(...ready);
    for (const {name} of ready) placed.add(name);
  }
  return ordered;
}

/**
 * Publishes packages, one after the other, and skips versions that the registry has. After an error, the same call goes
 * on where it stopped.
 *
 * @param {readonly Packed[]} packed - in the order of `placesOf`
 * @param {object} input
 * @param {string} input.registry - URL with "/" at its end
 * @param {boolean} input.isPrerelease - publishes with the tag "next", so that it is installed only on request
 * @returns {Promise<string>} a sentence about the result
 * @throws {Error} with `isExpected`, with the package that could not be published
 */
export async function publishAll(packed, {registry, isPrerelease}) {
  const counts = {published: 0, skipped: 0, other: []};
  for (const {name, version, tarball} of packed) {
    const found = await readPublished(name, version, registry);
    if (found === undefined) {
      await publish(tarball, {registry, isPrerelease}).catch((error) => {
        const done = counts.published + counts.skipped;
        throw unpublished(
          `${name} could not be published, after ${done} of ${packed.length} packages`,
          error,
        );
      });
      counts.published += 1;
      console.log(`  ${name}@${version} published`);
      continue;
    }
    counts.skipped += 1;
    if (found !== integrityOf(tarball)) counts.other.push(name);
  }
  const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} were there already`;
  const other = counts.other.length === 0 ? '' : `; other bytes than these have ${counts.other.join(', ')}`;
  return `${counts.published} packages${skipped}${other}`;
}

function integrityOf(tarball) {
  return `sha512-${createHash('sha512').update(fs.readFileSync(tarball)).digest('base64')}`;
}

async function publish(tarball, {registry, isPrerelease}) {
  const local = isLoopback(registry);
  const args = [
    ...[
      'publish',
      tarball,
      '--registry',
      registry,
      '--access',
      'public',
      '--tag',
      isPrerelease ? 'next' : 'latest',
    ],
    // A registry on this machine cannot check which workflow made a package.
    `--provenance=${!local}`,
  ];
  const {host, pathname} = new URL(registry);
  // npm publishes only with a token; a registry on this machine accepts any.
  const env = local ? {[`npm_config_//${host}${pathname}:_authToken`]: 'loopback'} : {};
  const options = {env: {...process.env, ...env}, shell: process.platform === 'win32'};
  await runFile('npm', args, options);
}

function unpublished(what, {stderr, message}) {
  const text = `${what}:\n${stderr ?? message}\nRun the same command again: it goes on with this package.`;
  return Object.assign(new Error(text), {isExpected: true});
}
