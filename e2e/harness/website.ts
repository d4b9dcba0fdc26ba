import fs from 'node:fs';
import path from 'node:path';
import {websiteFolder, workFolder} from './paths.js';
import {runCli} from './runCli.js';
import {type SiteServer, serveSite} from './server.js';

const outDir = path.join(workFolder, 'website');

/**
 * Builds the website of this repository, once for all test files of a run, and beside its sources: `website/build` stays as it is.
 *
 * @returns the folder of the build.
 */
export async function buildWebsite(): Promise<string> {
  // The work folder is emptied when a run starts, and builds are published as a whole.
  if (fs.existsSync(path.join(outDir, 'index.html'))) return outDir;
  const result = await runCli(websiteFolder, ['build', '--out-dir', outDir]);
  if (result.code !== 0) throw new Error(`The website does not build.\n${result.stdout}${result.stderr}`);
  return outDir;
}

/** `site serve` over that build. */
export async function serveWebsite(): Promise<SiteServer> {
  return serveSite(websiteFolder, await buildWebsite());
}
