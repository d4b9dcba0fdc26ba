/**
 * Builds the sites of website/showcase: node website/scripts/showcaseSites.mjs <folder>
 * Each gets a folder of its own below this folder, and works at the base URL of the website: "/showcase/handbook/".
 * Fails if a site has errors or warnings.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const website = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const sitesFolder = path.join(website, 'showcase');
const core = createRequire(path.join(website, 'package.json')).resolve('@lectern/core/package.json');
const cli = path.join(path.dirname(core), 'bin/site.mjs');

/** Names of the sites: "handbook". Each is a folder with a config file. */
export const showcaseIds = fs
  .readdirSync(sitesFolder)
  .filter((name) => fs.existsSync(path.join(sitesFolder, name, 'site.config.ts')))
  .sort();

/**
 * Builds a site.
 *
 * @param {string} id
 * @param {string} outDir - absolute
 * @param {string} baseUrl - with slashes at both ends
 * @returns {Promise<{code: number | null, output: string}>} exit code, and what the command printed
 */
export async function buildShowcaseSite(id, outDir, baseUrl) {
  const child = spawn(process.execPath, [cli, 'build', path.join(sitesFolder, id), '--out-dir', outDir], {
    env: {...process.env, BASE_URL: baseUrl, NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return {code, output};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Name the folder into which the sites are built: website/build/showcase');
    process.exit(1);
  }
  const base = process.env.BASE_URL ?? '/';
  for (const id of showcaseIds) {
    const {code, output} = await buildShowcaseSite(id, path.resolve(folder, id), `${base}showcase/${id}/`);
    const hasWarning = /^warning/m.test(output);
    if (code === 0 && !hasWarning) {
      console.log(`built showcase/${id}`);
    } else {
      console.error(`website/showcase/${id} ${hasWarning ? 'has warnings' : 'cannot be built'}:\n${output}`);
      process.exitCode = 1;
    }
  }
}
