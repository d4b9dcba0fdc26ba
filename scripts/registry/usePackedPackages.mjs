import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packPackages} from './packPackages.mjs';
import {startRegistry} from './startRegistry.mjs';

/**
 * Packs the packages of the repository and serves them on a registry on the loopback address. Requests for other
 * packages are redirected to the registry that npm is configured with.
 *
 * @param extraTarballs - paths of further packages to serve
 * @returns `url`; `env`, variables with which npm, pnpm and Yarn 4 use this registry; `close`
 */
export async function usePackedPackages({extraTarballs = [], port} = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-packages-'));
  const tarballs = [...(await packPackages(folder)), ...extraTarballs];
  const registry = await startRegistry({tarballs, upstream: configuredRegistry(), port});
  return {
    url: registry.url,
    env: registryEnvironment(registry.url),
    close: async () => {
      await registry.close();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Variables with which npm, pnpm, Yarn 1 and Yarn 4 use a registry. */
export function registryEnvironment(url) {
  return {
    npm_config_registry: url,
    // pnpm reads its settings from variables with this prefix.
    pnpm_config_registry: url,
    YARN_REGISTRY: url,
    YARN_NPM_REGISTRY_SERVER: url,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
  };
}

/** URL of the registry that npm is configured with. */
export function configuredRegistry() {
  const {stdout, stderr} = spawnSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const registry = stdout.trim();
  if (!URL.canParse(registry)) throw new Error(`npm has no registry: "${registry}" ${stderr}`);
  return registry;
}
