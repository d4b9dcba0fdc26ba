import fs from 'node:fs';
import path from 'node:path';
import {websiteFolder, workFolder} from './paths.js';
import {runCli} from './runCli.js';

/**
 * Builds the website of this repository, once for all test files of a run, and beside its sources: `website/build` stays as it is.
 */
export async function buildWebsite(): Promise<{readonly dir: string; readonly outDir: string}> {
  const built = {dir: websiteFolder, outDir: path.join(workFolder, 'website')};
  // The work folder is emptied when a run starts, and builds are published as a whole.
  if (fs.existsSync(path.join(built.outDir, 'index.html'))) return built;
  const result = await runCli(websiteFolder, ['build', '--out-dir', built.outDir]);
  if (result.code !== 0) throw new Error(`The website does not build.\n${result.stdout}${result.stderr}`);
  return built;
}

/**
 * The pages of a built site below a path, without those that redirect.
 *
 * @param root - "/docs"
 * @returns paths below the root, starting and ending with "/"
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
