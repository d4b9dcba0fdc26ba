// pnpm dev: serves the website from the packages of this checkout, and passes its arguments on to `site start`. When a
// source file changes, its package and all that depend on it are built. webpack reloads browser code by itself; other
// code needs a restart of `site start`.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {buildPackages, checkNode, install, pnpm, root} from './setup.mjs';

/** Paths (below packages/) of sources that only webpack loads: browser code, components and stylesheets. */
const BROWSER_CODE = /^[^/]+\/src\/(?:.*\/)?(?:client|theme|themeFallback)\/|^theme-common\/src\/|\.css$/;

const packages = path.join(root, 'packages');
const cli = path.join(packages, 'core', 'bin', 'site.mjs');

checkNode();
process.exitCode = install() || buildPackages();
if (process.exitCode === 0) {
  let site = startSite();
  const end = (signal) => site.kill(signal);
  process.on('SIGTERM', end);
  // In a terminal, Ctrl+C already reaches the child process; this process only has to stay alive until it exits.
  process.on('SIGINT', process.stdin.isTTY ? () => {} : end);
  for await (const changed of changesOfSources()) {
    console.log(`\nBuilding after a change in ${changed.join(', ')} …`);
    const names = new Set(changed.map((file) => file.split('/')[0]));
    const filters = [...names].map((name) => `--filter=...{./packages/${name}}`);
    const failed = pnpm([
      'exec',
      'turbo',
      'run',
      'build',
      '--filter=!website',
      ...filters,
      '--output-logs=errors-only',
    ]);
    if (failed || changed.every((file) => BROWSER_CODE.test(file))) continue;
    site.off('exit', process.exit);
    await new Promise((resolve) => {
      site.once('exit', resolve);
      site.kill('SIGTERM');
    });
    site = startSite();
  }
}

/** Starts the dev server of the website. When it exits, this process exits too. */
function startSite() {
  const args = [cli, 'start', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {cwd: path.join(root, 'website'), stdio: 'inherit'});
  child.once('exit', process.exit);
  return child;
}

/**
 * Yields the sources changed since the last yield, as paths below packages/. Waits 100 ms, so that files saved together
 * are in one list.
 */
async function* changesOfSources() {
  const changed = new Set();
  let wake = () => {};
  for (const name of fs.readdirSync(packages)) {
    const src = path.join(packages, name, 'src');
    if (!fs.existsSync(src)) continue;
    fs.watch(src, {recursive: true}, (_event, file) => {
      if (!file || /\.test\.tsx?$|~$|^\.|\/\./.test(file)) return;
      changed.add(`${name}/src/${file.split(path.sep).join('/')}`);
      wake();
    });
  }
  while (true) {
    if (changed.size === 0) await new Promise((resolve) => (wake = resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const files = [...changed];
    changed.clear();
    yield files;
  }
}
