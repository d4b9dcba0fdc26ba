import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {SiteError} from '../errors/SiteError.js';
import type {LoadContext} from '../plugins/Plugin.js';

interface LastUpdate {
  readonly author: string;
  /** Unix time in milliseconds. */
  readonly timestamp: number;
}

/** Absolute file → its last commit. */
export interface LastUpdates {
  get(file: string): LastUpdate | undefined;
}

/** Stands for all of them while developing, where the real dates would cost a walk through the history. */
const SIMULATED_UPDATE: LastUpdate = {author: 'Author', timestamp: Date.UTC(2018, 9, 14, 13, 27, 35)};

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
function parseLog(log: string, root: string): LastUpdates {
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
export async function readGitLog(siteDir: string, folders: readonly string[]): Promise<LastUpdates> {
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

interface Shown {
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
}

/**
 * The last updates of the files below some folders, made up while developing.
 *
 * @param folders - absolute
 * @returns `undefined` where the options show neither time nor author.
 * @throws {SiteError} `GIT_SHALLOW`
 */
export async function loadLastUpdates(
  {siteDir, mode}: LoadContext,
  {showLastUpdateTime, showLastUpdateAuthor}: Shown,
  folders: readonly string[],
): Promise<LastUpdates | undefined> {
  if (!showLastUpdateTime && !showLastUpdateAuthor) return undefined;
  return mode === 'development' ? {get: () => SIMULATED_UPDATE} : readGitLog(siteDir, folders);
}

/** "1/1/2000" means midnight UTC, whatever the time zone of the machine. */
function parseDate(date: string | number | Date): number {
  const utc = typeof date === 'string' ? new Date(`${date} UTC`).getTime() : Number.NaN;
  return Number.isNaN(utc) ? new Date(date).getTime() : utc;
}

interface Page {
  readonly file: string;
  /** Of which `file` may be a translation. */
  readonly originalFile: string;
  /** `last_update` of the front matter: it counts more than what git says. */
  readonly written:
    | {readonly author?: string | undefined; readonly date?: string | number | Date | undefined}
    | undefined;
}

/** What a page says about its last update, as far as the options show it. */
export function lastUpdateOf(
  {file, originalFile, written}: Page,
  {showLastUpdateTime, showLastUpdateAuthor}: Shown,
  updates: LastUpdates | undefined,
): {readonly lastUpdatedBy: string | undefined; readonly lastUpdatedAt: number | undefined} {
  const fromGit = updates?.get(file) ?? updates?.get(originalFile);
  const date = written?.date === undefined ? undefined : parseDate(written.date);
  return {
    lastUpdatedBy: showLastUpdateAuthor ? (written?.author ?? fromGit?.author) : undefined,
    lastUpdatedAt: showLastUpdateTime ? (date ?? fromGit?.timestamp) : undefined,
  };
}
