import fs from 'node:fs';
import path from 'node:path';
import {cli, workFolder} from './paths.js';
import {removeProjects} from './projects.js';

/**
 * Empties the work folder before a test run. Throws if the packages have not been built.
 *
 * @returns a function that vitest calls at the end of the run
 */
export default function setup(): () => void {
  const main = path.join(path.dirname(cli), '..', 'dist', 'cli', 'main.js');
  if (!fs.existsSync(main)) {
    throw new Error(
      'The packages are not built: run "npm test", or "pnpm build:packages" before "pnpm e2e".',
    );
  }
  fs.rmSync(workFolder, {recursive: true, force: true});
  fs.mkdirSync(workFolder, {recursive: true});
  return removeProjects;
}
