import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
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

/** Absolute file → Unix time in milliseconds. */
export interface FileTimes {
  get(file: string): number | undefined;
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
  /** Absolute file → Unix time in milliseconds of the first commit with it. */
  readonly creations: FileTimes;
  /** Some files have no date, because the history ends before their last change. */
  readonly isCutOff: boolean;
  /** Some files have no date of creation, because the history ends before it. */
  readonly lacksCreations: boolean;
  /** Why no file has a date: "git is not installed". */
  readonly failure?: string;
}

/** @param folder - that file names in the log are relative to */
function parseLog(log: string, folder: string): GitLog {
  const updates = new Map<string, LastUpdate | undefined>();
  const creations = new Map<string, number | undefined>();
  let isCutOff = false;
  let lacksCreations = false;
  for (const commit of log.split(COMMIT).slice(1)) {
    const end = commit.indexOf('\0');
    const [seconds, marks = '', author = ''] = commit.slice(0, end).split('\t');
    const isEnd = marks.includes(GRAFTED);
    const update = isEnd ? undefined : {author, timestamp: Number(seconds) * 1000};
    for (const name of commit.slice(end + 1).split('\0')) {
      const file = path.join(folder, name.replace(/^\n+/, ''));
      if (name === '') continue;
      creations.set(file, update?.timestamp);
      lacksCreations ||= isEnd;
      if (updates.has(file)) continue;
      updates.set(file, update);
      isCutOff ||= isEnd;
    }
  }
  return {updates, creations, isCutOff, lacksCreations};
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
    return {
      updates: NO_UPDATES,
      creations: NO_TIMES,
      isCutOff: false,
      lacksCreations: false,
      failure: failureOf(error, cwd),
    };
  }
}

function failureOf(error: unknown, cwd: string): string {
  const {code, stderr = '', message} = error as Error & {code?: unknown; stderr?: string};
  if (code === 'ENOENT') return 'git is not installed';
  if (stderr.includes('not a git repository')) return `${cwd} is not in a git repository`;
  if (stderr.includes('does not have any commits')) return `the repository of ${cwd} has no commits`;
  return `git failed: ${(stderr || message).trim().replace(/^fatal: /, '')}`;
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

/** Requests something of every Markdown file below some folders from the functions that a site has put in the place of git. */
async function requestFromSite<T>(
  {siteDir, folders}: {readonly siteDir: string; readonly folders: readonly string[]},
  vcs: VcsConfig,
  request: (file: string) => Promise<T>,
): Promise<ReadonlyMap<string, T>> {
  await vcs.initialize({siteDir});
  const answers = await mapConcurrently(
    folders.flatMap(markdownFiles),
    QUESTIONS_AT_ONCE,
    async (file) => [file, await request(file)] as const,
  );
  return new Map(answers);
}

const QUESTIONS_AT_ONCE = 16;
const NO_UPDATES: LastUpdates = {get: () => undefined};
const NO_TIMES: FileTimes = {get: () => undefined};
const SIMULATED_UPDATES: LastUpdates = {get: () => SIMULATED_UPDATE};

interface Shown {
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
}

/** What version control knows about the files of some content. */
export interface FileHistory {
  /** `undefined` where the options show neither time nor author. */
  readonly lastUpdates: LastUpdates | undefined;
  /** `undefined` where they were not requested. */
  readonly creations: FileTimes | undefined;
}

interface HistoryInput {
  readonly shown: Shown;
  /** Whether some files need the date of their first commit. */
  readonly needsCreations: boolean;
  /** Absolute. */
  readonly folders: readonly string[];
}

async function historyOfSite(
  vcs: VcsConfig,
  {siteDir}: LoadContext,
  {shown, needsCreations, folders}: HistoryInput,
): Promise<FileHistory> {
  const input = {siteDir, folders};
  const update = async (file: string) => (await vcs.getFileLastUpdateInfo(file)) ?? undefined;
  const creation = async (file: string) => (await vcs.getFileCreationInfo(file))?.timestamp;
  return {
    lastUpdates: isShown(shown) ? await requestFromSite(input, vcs, update) : undefined,
    creations: needsCreations ? await requestFromSite(input, vcs, creation) : undefined,
  };
}

function isShown({showLastUpdateTime, showLastUpdateAuthor}: Shown): boolean {
  return showLastUpdateTime || showLastUpdateAuthor;
}

function warnAboutGit({reports}: LoadContext, log: GitLog, input: HistoryInput): void {
  const {isCutOff, lacksCreations, failure} = log;
  const showsUpdates = isShown(input.shown);
  if (isCutOff && showsUpdates) reports?.warn(CUT_OFF);
  if (failure !== undefined && showsUpdates) reports?.warn(unavailable(failure));
  if (!input.needsCreations || (!lacksCreations && failure === undefined)) return;
  const code = lacksCreations ? 'GIT_SHALLOW' : 'GIT_UNAVAILABLE';
  const reason = lacksCreations ? 'the git history is cut off' : failure;
  reports?.warn(`[${code}] ${UNKNOWN_CREATIONS}: ${reason}.\nWrite "date" into their front matter.`);
}

const UNKNOWN_CREATIONS =
  'Posts without a date of their own may get the time at which their files were made on this machine';

/** Dates of files from where `future.experimental_vcs` names: by default git, in one pass over the history. */
export async function loadFileHistory(context: LoadContext, input: HistoryInput): Promise<FileHistory> {
  const {shown, needsCreations, folders} = input;
  const showsUpdates = isShown(shown);
  const history = (lastUpdates: LastUpdates, creations: FileTimes): FileHistory => ({
    lastUpdates: showsUpdates ? lastUpdates : undefined,
    creations: needsCreations ? creations : undefined,
  });
  if (!showsUpdates && !needsCreations) return history(NO_UPDATES, NO_TIMES);
  const vcs = context.siteConfig.future.experimental_vcs;
  if (typeof vcs === 'object') return historyOfSite(vcs, context, input);
  if (vcs === false || vcs === 'disabled') return history(NO_UPDATES, NO_TIMES);
  if (vcs === 'hardcoded') return history(SIMULATED_UPDATES, {get: () => SIMULATED_UPDATE.timestamp});
  const isDefault = vcs === true || vcs.startsWith('default-');
  const isSimulated = isDefault && context.mode === 'development';
  // The order of posts follows from their dates of creation: those are real while developing, too.
  if (isSimulated && !needsCreations) return history(SIMULATED_UPDATES, NO_TIMES);
  const log = await readGitLog(folders);
  warnAboutGit(context, log, isSimulated ? {...input, shown: NOTHING_SHOWN} : input);
  return history(isSimulated ? SIMULATED_UPDATES : log.updates, log.creations);
}

const NOTHING_SHOWN: Shown = {showLastUpdateTime: false, showLastUpdateAuthor: false};

/**
 * The last updates of the files below some folders, from where `future.experimental_vcs` says: by default git, and made
 * up while developing.
 *
 * @param folders - absolute
 * @returns `undefined` where the options show neither time nor author.
 */
export async function loadLastUpdates(
  context: LoadContext,
  shown: Shown,
  folders: readonly string[],
): Promise<LastUpdates | undefined> {
  return (await loadFileHistory(context, {shown, needsCreations: false, folders})).lastUpdates;
}

const HAS_ZONE = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;

/**
 * Dates without a time zone are UTC, whatever the time zone of the machine: "2000-01-01", "1/1/2000", "2000-01-01T10:00".
 *
 * @returns Unix time in milliseconds; NaN for what is no date
 */
export function parseDate(date: string | number | Date): number {
  const text = typeof date === 'string' ? withTwoDigits(date.trim()) : '';
  if (text !== '' && !(HAS_ZONE.test(text) && /\d:\d/.test(text))) {
    for (const utc of [`${text} UTC`, `${text}Z`]) {
      const time = new Date(utc).getTime();
      if (!Number.isNaN(time)) return time;
    }
  }
  return new Date(text || date).getTime();
}

/** Timestamps of YAML may have one digit for month and day, "2023-2-7T10:00:00Z", where ISO 8601 has two. */
function withTwoDigits(timestamp: string): string {
  return timestamp.replace(
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?=T)/i,
    (_, year: string, month: string, day: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
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
