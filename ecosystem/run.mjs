// pnpm ecosystem [name …]: tests plugins and themes from npm, and writes the results to the table on the website. Each
// is installed in an empty folder with the packed packages of Lectern; then a tiny site is built and opened in
// Chromium. With names, tests only plugins whose name contains one of them. ECOSYSTEM_DIR: a folder in which the sites
// are kept. "--pages" tests nothing, and writes the pages of the website from the stored results.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {ensureChromium} from '../scripts/chromium.mjs';
import {usePackedPackages} from '../scripts/registry/usePackedPackages.mjs';
import {buildPackages, install} from '../scripts/setup.mjs';
import {plugins} from './plugins/index.mjs';
import {readResults, writeResults} from './results.mjs';
import {installedVersion, tryPlugin} from './tryPlugin.mjs';

const args = process.argv.slice(2);
if (args.includes('--pages')) writeResults(readResults(), plugins);
else process.exitCode = install() || buildPackages() || (await run(args));

async function run(names) {
  const chosen = plugins.filter(({name}) => names.length === 0 || names.some((part) => name.includes(part)));
  const registry = await usePackedPackages();
  const root = process.env.ECOSYSTEM_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-ecosystem-'));
  const executablePath = ensureChromium();
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  const results = {...readResults()};
  for (const entry of chosen) {
    const dir = path.join(root, entry.name.replaceAll('/', '+'));
    const started = Date.now();
    results[entry.name] = await resultOf({browser, dir, entry, env: registry.env});
    const {works, reason = ''} = results[entry.name];
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${works ? 'works' : 'FAILS'}  ${entry.name}  ${seconds} s\n${reason}`);
    writeResults(results, plugins);
    if (!process.env.ECOSYSTEM_DIR) fs.rmSync(dir, {recursive: true, force: true});
  }
  await browser.close();
  await registry.close();
  return chosen.every(({name}) => results[name].works) ? 0 : 1;
}

/** Tests a plugin. @returns the result, with the installed version of the plugin */
async function resultOf(input) {
  const {dir, entry} = input;
  const versionOf = () => {
    try {
      return installedVersion(dir, entry.versionOf ?? entry.name);
    } catch {
      return entry.version;
    }
  };
  try {
    await tryPlugin(input);
    return {works: true, version: versionOf()};
  } catch (error) {
    return {works: false, version: versionOf(), reason: error.message};
  }
}
