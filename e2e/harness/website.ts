import path from 'node:path';
import {oncePerRun} from './oncePerRun.js';
import {websiteFolder, workFolder} from './paths.js';
import {runCli} from './runCli.js';

/**
 * Builds the website of this repository, once for all test files of a run, and beside its sources: `website/build` stays as it is.
 */
export async function buildWebsite(): Promise<{readonly dir: string; readonly outDir: string}> {
  const outDir = path.join(workFolder, 'website');
  await oncePerRun('website', async () => {
    const result = await runCli(websiteFolder, ['build', '--out-dir', outDir]);
    if (result.code !== 0) throw new Error(`The website does not build.\n${result.stdout}${result.stderr}`);
  });
  return {dir: websiteFolder, outDir};
}
