import path from 'node:path';
import {chromium} from 'playwright-core';
import {ensureChromium} from '../chromium.mjs';
import {startRegistry} from '../registry/startRegistry.mjs';
import {configuredRegistry, registryEnvironment} from '../registry/usePackedPackages.mjs';
import {trySite} from './trySite.mjs';

/** Package managers that are tried, by their names in `packageManagers.mjs`. */
const MANAGERS = {npm: 'npm', pnpm: 'pnpm', 'yarn-1': 'Yarn 1', yarn: 'Yarn 4'};

/**
 * Installs packed packages as a newcomer does, with each package manager, and opens the site in Chromium. Our packages
 * come from a registry on this machine.
 *
 * @param {object} input
 * @param {readonly string[]} input.tarballs - absolute paths
 * @param {string} input.folder - folder for the sites and for the caches of the package managers
 * @param {(step: string, result: string) => void} input.report
 * @throws {Error} with `isExpected`, with the command that failed and its output
 */
export async function tryPackages({tarballs, folder, report}) {
  const executablePath = ensureChromium();
  if (!executablePath) throw failed('The packages cannot be tried without Chromium.');
  const registry = await startRegistry({tarballs, upstream: configuredRegistry()});
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    for (const [manager, name] of Object.entries(MANAGERS)) {
      const startedAt = Date.now();
      const dir = path.join(folder, manager);
      const env = {...registryEnvironment(registry.url), ...ownFolders(path.join(dir, 'cache'))};
      const result = await trySite({dir, manager, env, browser}).catch((error) => {
        throw failed(`A site could not be made with ${name}: ${error.message}`);
      });
      report(name, `${result}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
    }
  } finally {
    await browser.close();
    await registry.close();
  }
}

/** Variables that give the package managers empty caches, as on a new machine. */
function ownFolders(folder) {
  return {
    npm_config_cache: path.join(folder, 'npm'),
    pnpm_config_store_dir: path.join(folder, 'pnpm'),
    YARN_CACHE_FOLDER: path.join(folder, 'yarn-1'),
    YARN_GLOBAL_FOLDER: path.join(folder, 'yarn'),
  };
}

function failed(message) {
  return Object.assign(new Error(message), {isExpected: true});
}
