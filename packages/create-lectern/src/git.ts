import fs from 'node:fs';
import path from 'node:path';
import {errors} from './errors.js';
import type {GitStrategy} from './flags.js';
import {isInstalled, lastLines, run} from './run.js';

export function hasGit(): boolean {
  return isInstalled('git');
}

/** True if a folder, or the nearest parent of it that exists, is in a git repository. */
export async function isInRepository(folder: string): Promise<boolean> {
  let dir = folder;
  while (!fs.existsSync(dir) && path.dirname(dir) !== dir) dir = path.dirname(dir);
  const {isOk, output} = await run('git', ['rev-parse', '--is-inside-work-tree'], dir);
  return isOk && output === 'true';
}

/** Arguments of git for each strategy but "custom". */
const CLONE: {readonly [strategy in Exclude<GitStrategy, 'custom'>]: readonly string[]} = {
  deep: ['clone', '--recursive'],
  shallow: ['clone', '--recursive', '--depth', '1'],
  copy: ['clone', '--recursive', '--depth', '1'],
};

/** How a template's repository is cloned. */
export interface CloneInput {
  readonly url: string;
  readonly strategy: GitStrategy;
  /** Command of the user for the strategy "custom": "git clone --depth 10". The address and the folder are added. */
  readonly command?: string;
}

/** Clones a repository to an empty folder. @throws {CreateError} `CREATE_GIT_MISSING`, `CREATE_GIT_CLONE` */
export async function cloneTemplate({url, strategy, command}: CloneInput, dir: string): Promise<void> {
  if (!hasGit()) throw errors.gitMissing(url);
  const [program = 'git', ...args] =
    strategy === 'custom' ? (command ?? '').trim().split(/\s+/) : ['git', ...CLONE[strategy]];
  const {isOk, output} = await run(program, [...args, '--', url, dir], dir);
  if (!isOk) throw errors.gitClone({url, output: lastLines(output)});
  if (strategy === 'copy') fs.rmSync(path.join(dir, '.git'), {recursive: true, force: true});
}

/** Result of `startRepository`: "committed", or "made" where git could not commit, mostly as it has no user name. */
export type RepositoryState = 'committed' | 'made' | 'failed';

/** Makes a git repository of a folder, and commits all of its files. */
export async function startRepository(dir: string): Promise<RepositoryState> {
  if (!(await run('git', ['init', '--quiet'], dir)).isOk) return 'failed';
  await run('git', ['add', '--all'], dir);
  const {isOk} = await run('git', ['commit', '--quiet', '--message', 'New site'], dir);
  return isOk ? 'committed' : 'made';
}
