// pnpm dev: serves the website from the packages of this checkout. A change in a package builds it and what depends on it; the
// bundler follows code of the browser by itself, other code needs a new start of `site start`. Arguments go to `site start`.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {buildPackages, checkNode, install, pnpm, root} from './setup.mjs';

/** Paths of sources that only the bundle of a site has: browser code, components and styles. */
const BROWSER_CODE = /^[^/]+\/src\/(?:.*\/)?(?:client|theme|themeFallback)\/|^theme-common\/src\/|\.css$/;

const packages = path.join(root, 'packages');
const cli = path.join(packages, 'core', 'bin', 'site.mjs');

checkNode();
process.exitCode = install() || buildPackages();
if (process.exitCode === 0) {
  let site = startSite();
  const end = (signal) => site.kill(signal);
  process.on('SIGTERM', end);
  // A terminal sends Ctrl+C to the child itself.
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

/** Starts the dev server of the website; its end ends this process. */
function startSite() {
  const args = [cli, 'start', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {cwd: path.join(root, 'website'), stdio: 'inherit'});
  child.once('exit', process.exit);
  return child;
}

/** Yields the sources that changed since the last time, as paths below packages/: all of one "save all" together. */
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
