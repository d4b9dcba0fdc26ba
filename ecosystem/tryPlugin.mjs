import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {createSite} from './createSite.mjs';

const NPM_FLAGS = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Runs a command in the folder of a site. @throws with the command's output if it fails */
export async function runIn(dir, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: dir,
    env: {...process.env, NODE_ENV: '', ...env},
    shell: process.platform === 'win32',
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const code = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
  const output = Buffer.concat(printed).toString();
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** Runs `site <args>`, with the file that npm links as the command. */
function runSite(dir, args, env) {
  return runIn(
    dir,
    process.execPath,
    [path.join(dir, 'node_modules/@lectern/core/bin/site.mjs'), ...args],
    env,
  );
}

/**
 * Creates a site with the plugins and installs it with npm.
 *
 * @param env - variables that make npm use the registry of our packed packages
 */
export async function installSite(dir, entries, env) {
  createSite(dir, entries);
  await runIn(dir, 'npm', ['install', ...NPM_FLAGS], env);
}

/** Runs the plugins' own commands, then `site build`. */
export async function buildSite(dir, entries) {
  for (const {prepare} of entries) await prepare?.(dir);
  for (const {commands = []} of entries) {
    for (const command of commands) await runSite(dir, command);
  }
  const output = await runSite(dir, ['build']);
  for (const {built} of entries) await built?.(path.join(dir, 'build'));
  return output;
}

async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Serves the built site as `site serve` does. */
export async function serveSite(dir) {
  const port = await freePort();
  const bin = path.join(dir, 'node_modules/@lectern/core/bin/site.mjs');
  const args = [bin, 'serve', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, args, {cwd: dir, stdio: 'ignore'});
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`${url}/docs/intro`).catch(() => undefined);
    if (answer) return {url, close: () => child.kill()};
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('site serve does not answer.');
}

/**
 * Collects console messages and uncaught errors of a page, except failed requests to other hosts, since tests have no
 * internet.
 */
function watchConsole(page, url) {
  const messages = [];
  page.on('pageerror', (error) => messages.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const from = message.location().url;
    const isNetwork = message.text().startsWith('Failed to load resource') && !from.startsWith(url);
    if (['error', 'warning'].includes(message.type()) && !isNetwork)
      messages.push(`${message.text()} (${from})`);
  });
  return messages;
}

/**
 * Opens the pages of a plugin in Chromium.
 *
 * @throws if its feature is not visible, or the console has unexpected messages
 */
export async function openPages(browser, url, {pages, consoleNoise = []}) {
  for (const {path: address, see, answers = {}} of pages) {
    const page = await browser.newPage();
    const messages = watchConsole(page, url);
    const requests = [];
    page.on('request', (request) => requests.push(request.url()));
    try {
      await page.route(
        (target) => target.origin !== url,
        (route) => answer(route, answers),
      );
      await page.goto(url + address, {waitUntil: 'load'});
      await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: 20_000});
      await see(page, {requests, url});
      const heard = messages.filter((text) => !consoleNoise.some((noise) => text.includes(noise)));
      if (heard.length > 0) throw new Error(`The console of ${address} is not empty:\n${heard.join('\n')}`);
    } finally {
      await page.close();
    }
  }
}

function answer(route, answers) {
  const found = Object.entries(answers).find(([start]) => route.request().url().startsWith(start));
  if (!found) return route.abort();
  const headers = {'access-control-allow-origin': '*'};
  return route.fulfill({body: found[1], headers, contentType: 'text/plain'});
}

/** Installs a plugin, builds its site and opens the pages. @throws with the reason if it does not work */
export async function tryPlugin({browser, dir, entry, env}) {
  fs.rmSync(dir, {recursive: true, force: true});
  await installSite(dir, [entry], env);
  await buildSite(dir, [entry]);
  const server = await serveSite(dir);
  try {
    await openPages(browser, server.url, entry);
  } finally {
    server.close();
  }
}

/** Version of a package that is installed in the site `dir`. */
export function installedVersion(dir, name) {
  const manifest = path.join(dir, 'node_modules', name, 'package.json');
  return JSON.parse(fs.readFileSync(manifest, 'utf8')).version;
}

/** Version of npm, for the note below the table. */
export function npmVersion() {
  return spawnSync('npm', ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).stdout.trim();
}
