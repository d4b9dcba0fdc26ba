import fs from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from '@lectern/store';
import {errors} from '../errors/catalog.js';
import {type PackageManager, possibleLockfiles} from '../lockfiles.js';
import type {Workspace} from '../migrate/findWorkspace.js';
import type {FileChange} from '../migrate/MigrationPlan.js';
import {onExit} from '../terminal/onExit.js';
import {lastLines, runProgram} from './runProgram.js';

/** Arguments that install packages after a change of package.json, also in CI, where lockfiles are frozen by default. */
const INSTALL: {readonly [manager in PackageManager]: readonly string[]} = {
  npm: ['install', '--no-audit', '--no-fund'],
  pnpm: ['install', '--no-frozen-lockfile'],
  yarn: ['install'],
  bun: ['install'],
};

const ENVIRONMENT = {
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  YARN_ENABLE_HARDENED_MODE: 'false',
  // "npm run --silent" passes its log level to every npm that it starts, which then prints no error.
  npm_config_loglevel: 'error',
};

/** Command that installs the packages of a site, as a user types it: "npm install". */
export function installCommand({manager}: Workspace): string {
  return `${manager} install`;
}

interface InstallInput {
  readonly workspace: Workspace;
  readonly changes: readonly FileChange[];
}

/** Reads files that an installation changes. @returns content of each, `undefined` for one that does not exist */
function readAll(files: readonly string[]): ReadonlyMap<string, Uint8Array | undefined> {
  return new Map(files.map((file) => [file, fs.existsSync(file) ? fs.readFileSync(file) : undefined]));
}

function restore(contents: ReadonlyMap<string, Uint8Array | undefined>): void {
  for (const [file, content] of contents) {
    if (content === undefined) fs.rmSync(file, {force: true});
    else
      writeFileAtomic(fs.realpathSync.native(path.dirname(file)) + path.sep + path.basename(file), content);
  }
}

/**
 * Writes the new versions and installs them. If that fails, or is interrupted, package.json, the settings of pnpm and
 * the lockfile get their old content.
 *
 * @throws {SiteError} `UPGRADE_INSTALL_FAILED`
 */
export async function installPackages({workspace, changes}: InstallInput): Promise<void> {
  const {dir, manager} = workspace;
  const locks = possibleLockfiles(dir);
  const before = readAll([...changes.map(({file}) => file), ...locks]);
  const forget = onExit(() => restore(before));
  try {
    for (const {file, after} of changes) fs.writeFileSync(file, after);
    const {code, output} = await runProgram(manager, INSTALL[manager], {dir, env: ENVIRONMENT});
    if (code !== 0) {
      throw errors.upgradeInstallFailed({command: installCommand(workspace), output: lastLines(output)});
    }
  } catch (error) {
    restore(before);
    throw error;
  } finally {
    forget();
  }
}
