import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findFirefox} from './firefox.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the browser for tests and benchmarks: `CHROMIUM_PATH`, or else the first file of `usualPlaces` that exists.
 * `undefined` if `CHROMIUM_PATH` names a missing file, or none of `usualPlaces` exists.
 */
export function findChromium() {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH) return fs.existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return usualPlaces.find((file) => fs.existsSync(file));
}

/**
 * Finds Chromium. If it is missing, installs it on Debian as root; otherwise prints how to install it and returns
 * `undefined`.
 */
export function ensureChromium() {
  const installs =
    !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (installs && !findChromium()) {
    console.log('Installing Chromium …');
    apt('update', '--quiet=2');
    install('chromium', 'fonts-liberation');
  }
  const found = findChromium();
  // Optional: browser tests also run without the headless shell, but take much longer.
  if (installs && found === '/usr/bin/chromium' && !fs.existsSync(`${found}-headless-shell`))
    install('chromium-headless-shell');
  // Optional: without Firefox, the few tests in it are left out.
  if (installs && !process.env.FIREFOX_PATH && !findFirefox()) install('firefox-esr');
  // Optional: without rsync, the tests of deployments to a folder are left out.
  if (installs && !fs.existsSync('/usr/bin/rsync')) install('rsync');
  // Optional: without a Redis server, the tests of the queue for builds are left out.
  if (installs && !fs.existsSync('/usr/bin/redis-server')) install('redis-server');
  if (found) return found;
  console.error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`
      : 'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH to the browser to test with.',
  );
  return undefined;
}

/**
 * Path of Debian's headless shell beside Chromium, which opens pages in half the time: it has no windows, menus and apps.
 * The path of Chromium itself where there is no shell.
 */
export function headlessShellOf(chromium) {
  const shell = path.join(path.dirname(chromium), 'chromium-headless-shell');
  return fs.existsSync(shell) ? shell : chromium;
}

function install(...packages) {
  apt('install', '--yes', '--quiet=2', '--no-install-recommends', ...packages);
}

function apt(...args) {
  spawnSync('apt-get', args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
}
