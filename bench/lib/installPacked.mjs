// Installs packed packages of Lectern by npm, as users get them.
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {packCheckout} from '../../scripts/registry/packPackages.mjs';
import {readPackedManifest} from '../../scripts/registry/readPackedManifest.mjs';
import {startRegistry} from '../../scripts/registry/startRegistry.mjs';
import {configuredRegistry, registryEnvironment} from '../../scripts/registry/usePackedPackages.mjs';
import {discard, writeFiles} from './files.mjs';

/** Packages of a site in the benchmark. */
const PACKAGES = ['@lectern/core', '@lectern/preset-classic'];

/**
 * Version of the newest release; `undefined` if nothing has been published.
 *
 * @throws {Error} if the registry cannot be read
 */
export async function newestRelease() {
  try {
    return (await npm(['view', PACKAGES[0], 'version'])).trim();
  } catch (error) {
    if (String(error.stderr).includes('E404')) return undefined;
    throw error;
  }
}

/** Installs a release of the registry. @returns the same as `prepareTool` */
export function installRelease(home, version) {
  return install(home, version, {});
}

/** Packs the packages of a checkout, which must be built, and installs them. @returns the same as `prepareTool` */
export async function installCheckout(home, checkout) {
  const folder = path.join(home, 'packed');
  discard(folder);
  const tarballs = await packCheckout(checkout, folder);
  const core = tarballs.find((file) => /lectern-core-\d/.test(file)) ?? '';
  const {version} = await readPackedManifest(core);
  const registry = await startRegistry({tarballs, upstream: configuredRegistry()});
  try {
    return await install(home, version, registryEnvironment(registry.url));
  } finally {
    await registry.close();
  }
}

async function install(home, version, env) {
  discard(path.join(home, 'node_modules'));
  fs.rmSync(path.join(home, 'package-lock.json'), {force: true});
  const ours = Object.fromEntries(PACKAGES.map((name) => [name, version]));
  const dependencies = {...ours, react: '^19.0.0', 'react-dom': '^19.0.0'};
  writeFiles(home, {'package.json': {name: 'bench-gate', private: true, type: 'module', dependencies}});
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await npm(['install', ...flags], {cwd: home, env});
  const bin = (name, file) => path.join(home, 'node_modules', name, file);
  return {home, command: process.execPath, bin, version};
}

/** Runs npm. Not `spawnSync`: the registry may be in this process. @returns the output */
async function npm(args, {cwd, env = {}} = {}) {
  const shell = process.platform === 'win32';
  const {stdout} = await promisify(execFile)('npm', args, {cwd, env: {...process.env, ...env}, shell});
  return stdout;
}
