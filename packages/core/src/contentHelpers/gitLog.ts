import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {type Commit, lastCommits, type MergeParent} from './lastCommits.js';

export interface LastUpdate {
  readonly author: string;
  /** Unix time in milliseconds. */
  readonly timestamp: number;
}

/** Absolute file → its last commit. */
export interface LastUpdates {
  get(file: string): LastUpdate | undefined;
}

/** Absolute file → Unix time in milliseconds. */
export interface FileTimes {
  get(file: string): number | undefined;
}

export const NO_UPDATES: LastUpdates = {get: () => undefined};
export const NO_TIMES: FileTimes = {get: () => undefined};

const run = promisify(execFile);

/** Starts a commit in our log format; cannot occur in author names, or at the start of what git writes between files. */
const COMMIT = '\u0001';

/** Marks the commits at which a shallow clone ends: they seem to add all files that are older. */
const GRAFTED = 'grafted';

export interface GitLog {
  readonly updates: LastUpdates;
  /** Absolute file → Unix time in milliseconds of the first commit with it. */
  readonly creations: FileTimes;
  /** Some files have no date, because the history ends before their last change. */
  readonly isCutOff: boolean;
  /** Some files have no date of creation, because the history ends before it. */
  readonly lacksCreations: boolean;
  /** Why no file has a date: "git is not installed". */
  readonly failure?: string;
}

interface LoggedCommit extends Commit {
  /** `undefined` where a shallow clone ends. */
  readonly update: LastUpdate | undefined;
}

/** Each commit of a log in our format: the fields of its first line, and the names of files. */
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

/** The deepest folder that all of them are in. */
function commonFolder(folders: readonly string[]): string {
  const [first = '', ...others] = folders;
  const isShared = (folder: string) =>
    others.every((other) => other === folder || other.startsWith(folder + path.sep));
  let folder = first;
  while (!(isShared(folder) && fs.existsSync(folder)) && path.dirname(folder) !== folder)
    folder = path.dirname(folder);
  return folder;
}

/** No filter of changes: it would hide commits between others, whose parents lead on. */
const OUTPUT = ['--name-only', '-z', '--no-renames'];

function git(cwd: string, args: readonly string[]) {
  const settings = ['diff.relative=false', 'log.showSignature=false', 'log.showRoot=true'];
  return run('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd,
    maxBuffer: 1 << 30,
    env: {...process.env, LC_ALL: 'C'},
  });
}

/** Compares each merge with its parents, except the last: a file that differs from all others comes from that one. */
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
  // An early end of git is reported by its exit code.
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
 * When the files below some folders last changed, from git, as `git log` answers for each file: one pass over the
 * history, whatever the number of files. In a shallow clone, files that last changed before its history begins have no date.
 *
 * @param folders - absolute, all in one work tree; they need not exist
 * @returns outside a git work tree: no dates, and the reason.
 */
export async function readGitLog(folders: readonly string[]): Promise<GitLog> {
  const cwd = commonFolder(folders);
  const paths = folders.map((folder) => path.relative(cwd, folder) || '.');
  const format = `--format=${COMMIT}%H%x09%P%x09%ct%x09%D%x09%an%x00`;
  const walk = ['--date-order', '--full-history', '--parents', '-c', '--decorate-refs=HEAD'];
  try {
    // Files of merges are always relative to the root of the work tree.
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
