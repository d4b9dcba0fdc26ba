import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {log} from '../cli/log.js';
import type {VcsConfig} from '../config/futureSchema.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {mapConcurrently} from './files.js';

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
export const SIMULATED_UPDATE: LastUpdate = {author: 'Author', timestamp: Date.UTC(2018, 9, 14, 13, 27, 35)};

const run = promisify(execFile);

/** Starts a commit in our log format; cannot occur in file names or author names. */
const COMMIT = '\u0001';

/** Marks the commits at which a shallow clone ends: they seem to add all files that are older. */
const GRAFTED = 'grafted';

export interface GitLog {
  readonly updates: LastUpdates;
  /** Some files have no date, because the history ends before their last change. */
  readonly isCutOff: boolean;
  /** Why no file has a date: "git is not installed". */
  readonly failure?: string;
}

/** @param folder - that file names in the log are relative to */
function parseLog(log: string, folder: string): GitLog {
  const updates = new Map<string, LastUpdate | undefined>();
  let isCutOff = false;
  for (const commit of log.split(COMMIT).slice(1)) {
    const end = commit.indexOf('\0');
    const [seconds, marks = '', author = ''] = commit.slice(0, end).split('\t');
    const isEnd = marks.includes(GRAFTED);
    const update = isEnd ? undefined : {author, timestamp: Number(seconds) * 1000};
    for (const name of commit.slice(end + 1).split('\0')) {
      const file = path.join(folder, name.replace(/^\n+/, ''));
      if (name === '' || updates.has(file)) continue;
      updates.set(file, update);
      isCutOff ||= isEnd;
    }
  }
  return {updates, isCutOff};
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

/**
 * When the files below some folders last changed, from git: one process and one pass over the history, whatever the
 * number of files. In a shallow clone, files that last changed before its history begins have no date.
 *
 * @param folders - absolute, all in one work tree; they need not exist
 * @returns outside a git work tree: no dates, and the reason.
 */
export async function readGitLog(folders: readonly string[]): Promise<GitLog> {
  const cwd = commonFolder(folders);
  const settings = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
  const format = `--format=${COMMIT}%ct%x09%D%x09%an%x00`;
  const output = ['--decorate-refs=HEAD', '--name-only', '--relative', '-z'];
  const changes = ['--no-renames', '--diff-filter=AMR'];
  const paths = folders.map((folder) => path.relative(cwd, folder) || '.');
  const args = [...settings, 'log', format, ...output, ...changes, '--', ...paths];
  try {
    const {stdout} = await run('git', args, {cwd, maxBuffer: 1 << 30, env: {...process.env, LC_ALL: 'C'}});
    return parseLog(stdout, cwd);
  } catch (error) {
    return {updates: NO_UPDATES, isCutOff: false, failure: failureOf(error, cwd)};
  }
}

function failureOf(error: unknown, cwd: string): string {
  const {code, stderr = '', message} = error as Error & {code?: unknown; stderr?: string};
  if (code === 'ENOENT') return 'git is not installed';
  if (stderr.includes('not a git repository')) return `${cwd} is not in a git repository`;
  if (stderr.includes('does not have any commits')) return `the repository of ${cwd} has no commits`;
  return `git failed: ${(stderr || message).trim().replace(/^fatal: /, '')}`;
}

/** Site folder and warning: every content plugin reads the history, for every locale. */
const warned = new Set<string>();

function warnOnce({siteDir}: LoadContext, warning: string): void {
  const key = `${siteDir}\n${warning}`;
  if (!warned.has(key)) log.warn(warning);
  warned.add(key);
}

const CUT_OFF =
  '[GIT_SHALLOW] The git history is cut off: pages that last changed before it begins show no date of their last update.\n' +
  'Fetch the whole history: "git fetch --unshallow", or "fetch-depth: 0" on GitHub Actions.';

function unavailable(failure: string): string {
  return (
    `[GIT_UNAVAILABLE] Pages show no date and author of their last update: ${failure}.\n` +
    'Build in a clone of the repository, or turn off "showLastUpdateTime" and "showLastUpdateAuthor".'
  );
}

function markdownFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => /\.mdx?$/.test(name)).map((name) => path.join(folder, name));
}

/** Asks the functions that a site has put in the place of git about every Markdown file below some folders. */
async function askSite(vcs: VcsConfig, siteDir: string, folders: readonly string[]): Promise<LastUpdates> {
  await vcs.initialize({siteDir});
  const updates = await mapConcurrently(folders.flatMap(markdownFiles), QUESTIONS_AT_ONCE, async (file) => {
    const update = await vcs.getFileLastUpdateInfo(file);
    return [file, update ?? undefined] as const;
  });
  return new Map(updates);
}

const QUESTIONS_AT_ONCE = 16;
const NO_UPDATES: LastUpdates = {get: () => undefined};
const SIMULATED_UPDATES: LastUpdates = {get: () => SIMULATED_UPDATE};

interface Shown {
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
}

/**
 * The last updates of the files below some folders, from where `future.experimental_vcs` says: by default git, and made
 * up while developing.
 *
 * @param folders - absolute
 * @returns `undefined` where the options show neither time nor author.
 */
export async function loadLastUpdates(
  context: LoadContext,
  {showLastUpdateTime, showLastUpdateAuthor}: Shown,
  folders: readonly string[],
): Promise<LastUpdates | undefined> {
  if (!showLastUpdateTime && !showLastUpdateAuthor) return undefined;
  const vcs = context.siteConfig.future.experimental_vcs;
  if (typeof vcs === 'object') return askSite(vcs, context.siteDir, folders);
  if (vcs === false || vcs === 'disabled') return NO_UPDATES;
  const isDefault = vcs === true || vcs.startsWith('default-');
  if (vcs === 'hardcoded' || (isDefault && context.mode === 'development')) return SIMULATED_UPDATES;
  const {updates, isCutOff, failure} = await readGitLog(folders);
  if (isCutOff) warnOnce(context, CUT_OFF);
  if (failure !== undefined) warnOnce(context, unavailable(failure));
  return updates;
}

/** "1/1/2000" means midnight UTC, whatever the time zone of the machine. */
export function parseDate(date: string | number | Date): number {
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
