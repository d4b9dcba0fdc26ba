// pnpm registry [command …]: packs the packages and serves them on a loopback registry, which npm, pnpm and Yarn 4 use in the
// command. Without a command, prints the variables to set and serves until Ctrl+C.
import {spawn} from 'node:child_process';
import process from 'node:process';
import {buildPackages, install} from '../setup.mjs';
import {usePackedPackages} from './usePackedPackages.mjs';

process.exitCode = install() || buildPackages() || (await serve(process.argv.slice(2)));

async function serve([command, ...args]) {
  const registry = await usePackedPackages({port: Number(process.env.PORT ?? 0)});
  if (!command) {
    for (const [name, value] of Object.entries(registry.env)) console.log(`export ${name}=${value}`);
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
    await registry.close();
    return 0;
  }
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {...process.env, ...registry.env},
    // npm and its like are batch files on Windows.
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
