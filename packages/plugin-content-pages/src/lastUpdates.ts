import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {SiteError} from '@lectern/core';

export interface LastUpdate {
  readonly author: string;
  /** Unix time in milliseconds. */
  readonly timestamp: number;
}

/** Absolute file → its last commit. */
export interface LastUpdates {
  get(file: string): LastUpdate | undefined;
}

/** Shown while developing, where the real dates would cost a walk through the history. */
export const SIMULATED_UPDATE: LastUpdate = {author: 'Author', timestamp: Date.UTC(2018, 9, 14, 13, 27, 35)};

const run = promisify(execFile);

async function git(cwd: string, args: readonly string[]): Promise<string> {
  const {stdout} = await run(
    'git',
    ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args],
    {
      cwd,
      maxBuffer: 1 << 30,
    },
  );
  return stdout;
}

/** Starts a commit in our log format; cannot occur in file names or author names. */
const COMMIT = '\u0001';

/** @param root - folder of the work tree; `log` names files relative to it */
export function parseLog(log: string, root: string): LastUpdates {
  const updates = new Map<string, LastUpdate>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const end = commit.indexOf('\0');
    const [seconds = '', author = ''] = commit.slice(0, end).split('\t');
    const update = {author, timestamp: Number(seconds) * 1000};
    for (const name of commit.slice(end + 1).split('\0')) {
      const file = path.join(root, name.replace(/^\n+/, ''));
      if (name !== '' && !updates.has(file)) updates.set(file, update);
    }
  }
  return updates;
}

/**
 * When the files below some folders last changed, from git: one pass over the history, whatever the number of files.
 *
 * @param folders - absolute, all in one work tree
 * @returns an empty map outside a git work tree.
 * @throws {SiteError} `GIT_SHALLOW` if history is cut off: every page would show the same date.
 */
export async function loadLastUpdates(siteDir: string, folders: readonly string[]): Promise<LastUpdates> {
  const facts = await git(siteDir, ['rev-parse', '--show-toplevel', '--is-shallow-repository']).catch(
    () => undefined,
  );
  if (facts === undefined) return new Map();
  const [root = siteDir, isShallow] = facts.trim().split('\n');
  if (isShallow === 'true') {
    throw new SiteError(
      'GIT_SHALLOW',
      'The dates of last updates cannot be read: the git history is cut off.',
      {
        hint: 'Fetch the whole history ("git fetch --unshallow", or "fetch-depth: 0" on GitHub Actions), or switch off "showLastUpdateTime" and "showLastUpdateAuthor".',
      },
    );
  }
  const format = `--format=${COMMIT}%ct%x09%an%x00`;
  const args = ['log', format, '--name-only', '-z', '--no-renames', '--diff-filter=AMR', '--', ...folders];
  const log = await git(root, args).catch(() => '');
  return parseLog(log, root);
}
