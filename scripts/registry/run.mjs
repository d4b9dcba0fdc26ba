// pnpm registry [command …]: packs the packages, serves them on a registry on the loopback address, and runs the
// command so that npm, pnpm and Yarn 4 use it. Without a command, prints the variables to set and serves until Ctrl+C.
// pnpm registry --empty: has no packages of ours at first, so that a release can be published to it.
import {spawn} from 'node:child_process';
import process from 'node:process';
import {buildPackages, install} from '../setup.mjs';
import {startRegistry} from './startRegistry.mjs';
import {configuredRegistry, registryEnvironment, usePackedPackages} from './usePackedPackages.mjs';

const port = Number(process.env.PORT ?? 0);
const [first, ...others] = process.argv.slice(2);
process.exitCode =
  first === '--empty'
    ? await serve(await emptyRegistry(), others)
    : install() || buildPackages() || (await serve(await usePackedPackages({port}), process.argv.slice(2)));

async function emptyRegistry() {
  const registry = await startRegistry({tarballs: [], upstream: configuredRegistry(), port});
  return {...registry, env: registryEnvironment(registry.url)};
}

async function serve(registry, [command, ...args]) {
  if (!command) {
    for (const [name, value] of Object.entries(registry.env)) console.log(`export ${name}=${value}`);
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
    await registry.close();
    return 0;
  }
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {...process.env, ...registry.env},
    // On Windows, npm, pnpm and Yarn are batch files, which only a shell can run.
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (status) => resolve(status ?? 1));
  });
  await registry.close();
  return code;
}
