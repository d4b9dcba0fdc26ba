import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, sha256} from '@lectern/store';
import {isWithin} from '../../paths.js';
import {engineVersion} from '../../version.js';
import {type Commit, lastCommits, type MergeParent} from './lastCommits.js';
import {gitFailure, runGit} from './runGit.js';

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
  const comparing = runGit(cwd, [
    'diff-tree',
    '--stdin',
    '-r',
    '--always',
    format,
    ...OUTPUT,
    '--',
    ...paths,
  ]);
  // Errors of git's stdin are ignored: if git ends early, `await comparing` throws with its exit code.
  comparing.child.stdin
    ?.on('error', () => {})
    .end(pairs.map(({merge, parent}) => `${merge} ${parent}\n`).join(''));
  const compared = splitLog((await comparing).stdout);
  return pairs.map((pair, index) => ({...pair, changed: new Set(compared[index]?.files)}));
}

function creationTimes(commits: readonly LoggedCommit[]): Pick<LoggedDates, 'creations' | 'lacksCreations'> {
  const creations = new Map<string, number | null>();
  let lacksCreations = false;
  for (const {files, update, parents} of commits) {
    if (parents.length > 1) continue;
    for (const file of files) creations.set(file, update?.timestamp ?? null);
    lacksCreations ||= !update && files.length > 0;
  }
  return {creations: [...creations], lacksCreations};
}

/** The part of a history that `readLog` reads. */
interface LogInput {
  /** Absolute folder in which git runs. */
  readonly cwd: string;
  /** Paths relative to `cwd`. */
  readonly paths: readonly string[];
  /** Commit at which the history ends; absent for the current one. */
  readonly commit?: string;
}

/**
 * Dates of files by path relative to the root of the repository, as they are stored in JSON. `null`: the date is older
 * than the history of a shallow clone.
 */
interface LoggedDates extends Pick<GitLog, 'isCutOff' | 'lacksCreations'> {
  readonly updates: readonly (readonly [file: string, update: LastUpdate | null])[];
  readonly creations: readonly (readonly [file: string, time: number | null])[];
}

async function readLog({cwd, paths, commit}: LogInput): Promise<LoggedDates> {
  const format = `--format=${COMMIT}%H%x09%P%x09%ct%x09%D%x09%an%x00`;
  const walk = ['--date-order', '--full-history', '--parents', '-c', '--decorate-refs=HEAD'];
  const end = commit === undefined ? [] : [commit];
  const {stdout} = await runGit(cwd, ['log', format, ...walk, ...OUTPUT, ...end, '--', ...paths]);
  const commits = parseLog(stdout);
  const last = lastCommits(commits, await compareMerges(commits, cwd, paths));
  const updates = [...last].map(([file, {update}]) => [file, update ?? null] as const);
  const isCutOff = updates.some(([, update]) => update === null);
  return {updates, isCutOff, ...creationTimes(commits)};
}

function noLog(failure: string): GitLog {
  return {updates: NO_UPDATES, creations: NO_TIMES, isCutOff: false, lacksCreations: false, failure};
}

/** Position of a folder in its repository. */
interface Place {
  /** Path of the folder from the root of the work tree, with "/" at its end unless it is the root: "website/". */
  readonly prefix: string;
  /** Current commit, if the history up to it never changes: absent in a shallow clone, which can get older commits. */
  readonly commit?: string;
}

async function placeOf(cwd: string): Promise<Place> {
  const read = async (...args: string[]) =>
    (await runGit(cwd, ['rev-parse', '--show-prefix', ...args])).stdout.replace(/\n$/, '').split('\n');
  try {
    const lines = await read('--is-shallow-repository', 'HEAD');
    const [isShallow, commit] = lines.splice(-2);
    return {prefix: lines.join('\n'), ...(isShallow === 'false' && commit && {commit})};
  } catch {
    // Without a commit, git refuses to name the current one.
    return {prefix: (await read()).join('\n')};
  }
}

/**
 * Reads from git when the files below some folders last changed, with the same results as one `git log` for each file,
 * but in a single pass over the history. In a shallow clone, files whose last change is older than the history have no
 * date. The result is stored until the next commit.
 *
 * @param folders - absolute, all in one work tree; they need not exist
 * @param cacheDir - folder for the result; absent: the result is not stored
 * @returns outside of a git work tree: no dates, and the reason in `failure`
 */
export async function readGitLog(folders: readonly string[], cacheDir?: string): Promise<GitLog> {
  const cwd = commonFolder(folders);
  const paths = folders.map((folder) => path.relative(cwd, folder) || '.');
  try {
    // git prints files relative to the root of the work tree, also for a command in a subfolder.
    const {prefix, commit} = await placeOf(cwd);
    const table = cacheDir && commit && openTable(cacheDir, {commit, place: [prefix, ...paths]});
    const stored = table ? table.readAll().dates : undefined;
    const dates = stored ?? (await readLog({cwd, paths}));
    if (table && !stored) table.write({dates});
    return withAbsolutePaths(dates, (file) => path.join(cwd, file.slice(prefix.length)));
  } catch (error) {
    return noLog(gitFailure(error, cwd));
  }
}

/** Opens the table with the dates of files below some folders. It is empty if another commit is current. */
function openTable(cacheDir: string, {commit, place}: {commit: string; place: readonly string[]}) {
  const name = `git-${sha256(JSON.stringify(place)).slice(0, 16)}`;
  return new CacheTable<{readonly dates: LoggedDates}>(
    path.join(cacheDir, name),
    `${commit} ${engineVersion()}`,
  );
}

function withAbsolutePaths(
  {updates, creations, ...rest}: LoggedDates,
  absolute: (file: string) => string,
): GitLog {
  return {
    ...rest,
    updates: new Map(updates.map(([file, update]) => [absolute(file), update ?? undefined])),
    creations: new Map(creations.map(([file, time]) => [absolute(file), time ?? undefined])),
  };
}

/** Last updates of files at a commit. */
export interface RefLog {
  /** Path in the repository, with "/" → author and time of the last update. */
  readonly updates: readonly (readonly [file: string, update: LastUpdate])[];
  /** True if some files have no date, because their last change is older than the history of a shallow clone. */
  readonly isCutOff: boolean;
  /** Reason for which no file has a date. */
  readonly failure?: string | undefined;
}

/**
 * Reads like `readGitLog` when files last changed, but up to a commit.
 *
 * @param root - absolute path of the repository
 * @param paths - folders in the repository, with "/"; they need not exist
 */
export async function readRefLog(root: string, commit: string, paths: readonly string[]): Promise<RefLog> {
  try {
    const literal = paths.map((name) => `:(top,literal)${name}`);
    const {updates, isCutOff} = await readLog({cwd: root, paths: literal, commit});
    const dated = updates.flatMap(([file, update]) => (update ? [[file, update] as const] : []));
    return {updates: dated, isCutOff};
  } catch (error) {
    return {updates: [], isCutOff: false, failure: gitFailure(error, root)};
  }
}
