import fs from 'node:fs';
import path from 'node:path';
import {errors} from './errors.js';
import {version} from './ownPackage.js';
import {lastLines, run} from './run.js';

/** First line of the list that `site migrate` prints after its changes. */
const LIST = 'What is left to you';

/**
 * Runs `site migrate` of the core with the version of this package in a copy of a Docusaurus site. npx installs the core
 * outside of the site, whose packages are not installed yet.
 *
 * @param from - the site that was copied
 * @throws {CreateError} `CREATE_MIGRATION_FAILED`
 */
export async function migrateCopy({from, dir}: {from: string; dir: string}): Promise<void> {
  const args = ['--yes', '--package', `@lectern/core@${version}`, '--', 'site', 'migrate', '--yes'];
  const {isOk, output} = await run('npx', args, dir);
  if (!isOk) throw errors.migrationFailed({folder: from, output: lastLines(output)});
}

/**
 * Runs `site migrate` of the site itself, whose packages are installed: its list then has the remarks about plugins
 * and components.
 *
 * @returns the list of what the user has to do; empty if there is nothing
 */
export async function leftToDo(siteDir: string): Promise<string> {
  const command = path.join(siteDir, 'node_modules/@lectern/core/bin/site.mjs');
  if (!fs.existsSync(command)) return '';
  const {output} = await run(process.execPath, [command, 'migrate', '--yes'], siteDir);
  const at = output.indexOf(LIST);
  return at === -1
    ? ''
    : output
        .slice(at)
        .replace(/\n.*There is nothing to change\.$/, '')
        .trim();
}
