import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {isWithin} from '../../paths.js';
import {type Commit, lastCommits, type MergeParent} from './lastCommits.js';

export interface LastUpdate {
  readonly author: string;
  /** Unix time in milliseconds. */
  readonly timestamp: number;
}

/** Author and time of the last update of each file. The argument of `get` is an absolute path. */
export interface LastUpdates {
  get(file: string): LastUpdate | undefined;
}

/**
 * A time for each file, such as the time of its first commit, in milliseconds of Unix time. The argument of `get` is an
 * absolute path.
 */
export interface FileTimes {
  get(file: string): number | undefined;
}

export const NO_UPDATES: LastUpdates = {get: () => undefined};
export const NO_TIMES: FileTimes = {get: () => undefined};

const run = promisify(execFile);

/**
 * Character before each commit in the output of `git log --format` (see `readGitLog`). Neither author names nor the
 * beginnings of file names contain it.
 */
const COMMIT = '\u0001';

/** Mark in the log for the oldest commits of a shallow clone: git reports that these commits add all older files. */
const GRAFTED = 'grafted';

export interface GitLog {
  readonly updates: LastUpdates;
  /** Time of the first commit of each file. */
  readonly creations: FileTimes;
  /** True if some files have no date, because their last change is older than the history of a shallow clone. */
  readonly isCutOff: boolean;
  /**
   * True if some files have no date of creation, because their first commit is older than the history of a shallow
   * clone.
   */
  readonly lacksCreations: boolean;
  /** Reason for which no file has a date: "git is not installed". */
  readonly failure?: string;
}

interface LoggedCommit extends Commit {
  /** `undefined` for the oldest commits of a shallow clone, whose files may have changed earlier. */
  readonly update: LastUpdate | undefined;
}

/**
 * Splits the output of git into commits. `fields` are the tab-separated values of the first line of a commit, `files`
 * are the names of the changed files.
 */
function splitLog(log: string): {readonly fields: readonly string[]; readonly files: readonly string[]}[] {
  const commits = log.split(COMMIT).slice(1);
  return commits.map((commit) => {
    const [line = '', ...names] = commit.split('\0');
    const files = names.map((name) => name.replace(/^\n+/, '')).filter((name) => name !== '');
    return {fields: line.split('\t'), files};
  });
}

function parseLog(log: string): LoggedCommit[] {
  return splitLog(log).map(({fields, files}) => {
    const [hash = '', parents = '', seconds, marks = '', author = ''] = fields;
    const update = marks.includes(GRAFTED) ? undefined : {author, timestamp: Number(seconds) * 1000};
    return {hash, parents: parents.split(' ').filter((parent) => parent !== ''), update, files};
  });
}

/** Deepest existing folder that contains all folders. */
function commonFolder(folders: readonly string[]): string {
  const [first = '', ...others] = folders;
  const isShared = (folder: string) => others.every((other) => isWithin(folder, other));
  let folder = first;
  while (!(isShared(folder) && fs.existsSync(folder)) && path.dirname(folder) !== folder)
    folder = path.dirname(folder);
  return folder;
}

/**
 * Options of `git log` and `git diff-tree` that list the changed files of a commit. `--diff-filter` is not used, since
 * it omits commits that `lastCommits` has to visit.
 */
const OUTPUT = ['--name-only', '-z', '--no-renames'];

function git(cwd: string, args: readonly string[]) {
  const settings = ['diff.relative=false', 'log.showSignature=false', 'log.showRoot=true'];
  return run('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd,
    maxBuffer: 1 << 30,
    env: {...process.env, LC_ALL: 'C'},
  });
}

/**
 * Compares each merge commit with all of its parents except the last. A file that differs from its versions in all
 * these parents comes from the last parent.
 */
async function compareMerges(
  commits: readonly LoggedCommit[],
  cwd: string,
  paths: readonly string[],
): Promise<MergeParent[]> {
  const pairs = commits.flatMap(({hash, parents}) =>
    parents.slice(0, -1).map((parent) => ({merge: hash, parent})),
  );
  if (pairs.length === 0) return [];
  const format = `--format=${COMMIT}%H%x00`;
  const comparing = git(cwd, ['diff-tree', '--stdin', '-r', '--always', format, ...OUTPUT, '--', ...paths]);
  // Errors of git's stdin are ignored: if git ends early, `await comparing` throws with its exit code.
  comparing.child.stdin
    ?.on('error', () => {})
    .end(pairs.map(({merge, parent}) => `${merge} ${parent}\n`).join(''));
  const compared = splitLog((await comparing).stdout);
  return pairs.map((pair, index) => ({...pair, changed: new Set(compared[index]?.files)}));
}

function creationTimes(commits: readonly LoggedCommit[], absolute: (file: string) => string) {
  const creations = new Map<string, number | undefined>();
  let lacksCreations = false;
  for (const {files, update, parents} of commits) {
    if (parents.length > 1) continue;
    for (const file of files) creations.set(absolute(file), update?.timestamp);
    lacksCreations ||= !update && files.length > 0;
  }
  return {creations, lacksCreations};
}

/**
 * Reads from git when the files below some folders last changed, with the same results as one `git log` for each file,
 * but in a single pass over the history. In a shallow clone, files whose last change is older than the history have no
 * date.
 *
 * @param folders - absolute, all in one work tree; they need not exist
 * @returns outside of a git work tree: no dates, and the reason in `failure`
 */
export async function readGitLog(folders: readonly string[]): Promise<GitLog> {
  const cwd = commonFolder(folders);
  const paths = folders.map((folder) => path.relative(cwd, folder) || '.');
  const format = `--format=${COMMIT}%H%x09%P%x09%ct%x09%D%x09%an%x00`;
  const walk = ['--date-order', '--full-history', '--parents', '-c', '--decorate-refs=HEAD'];
  try {
    // git prints files relative to the root of the work tree, also for a command in a subfolder.
    const prefix = (await git(cwd, ['rev-parse', '--show-prefix'])).stdout.replace(/\n$/, '');
    const absolute = (file: string) => path.join(cwd, file.slice(prefix.length));
    const {stdout} = await git(cwd, ['log', format, ...walk, ...OUTPUT, '--', ...paths]);
    const commits = parseLog(stdout);
    const updates = new Map<string, LastUpdate | undefined>();
    for (const [file, {update}] of lastCommits(commits, await compareMerges(commits, cwd, paths)))
      updates.set(absolute(file), update);
    const isCutOff = [...updates.values()].includes(undefined);
    return {updates, isCutOff, ...creationTimes(commits, absolute)};
  } catch (error) {
    const failure = failureOf(error, cwd);
    return {updates: NO_UPDATES, creations: NO_TIMES, isCutOff: false, lacksCreations: false, failure};
  }
}

function failureOf(error: unknown, cwd: string): string {
  const {code, stderr = '', message} = error as Error & {code?: unknown; stderr?: string};
  if (code === 'ENOENT') return 'git is not installed';
  if (stderr.includes('not a git repository')) return `${cwd} is not in a git repository`;
  if (stderr.includes('does not have any commits')) return `the repository of ${cwd} has no commits`;
  return `git failed: ${(stderr || message).trim().replace(/^fatal: /, '')}`;
}
