import fs from 'node:fs';
import path from 'node:path';
import {oncePerRun} from './oncePerRun.js';
import {websiteFolder, workFolder} from './paths.js';
import {runCli} from './runCli.js';

/**
 * Builds the website of this repository, once for all test files of a run. The output is in the work folder, not in
 * `website/build`.
 */
export async function buildWebsite(): Promise<{readonly dir: string; readonly outDir: string}> {
  const outDir = path.join(workFolder, 'website');
  await oncePerRun('website', async () => {
    const result = await runCli(websiteFolder, ['build', '--out-dir', outDir]);
    if (result.code !== 0) throw new Error(`The website does not build.\n${result.stdout}${result.stderr}`);
  });
  return {dir: websiteFolder, outDir};
}

/**
 * Paths of the pages in a built site below `root`, without redirects.
 *
 * @param root - "/docs"
 * @returns paths relative to the root, which start and end with "/": "/intro/"
 */
export function builtPages(outDir: string, root: string): string[] {
  const folder = path.join(outDir, root);
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => path.basename(file) === 'index.html')
    .filter(
      (file) => !fs.readFileSync(path.join(folder, file), 'utf8').includes('<meta http-equiv="refresh"'),
    )
    .map((file) => `/${path.dirname(file)}/`.replace('/./', '/'));
}
