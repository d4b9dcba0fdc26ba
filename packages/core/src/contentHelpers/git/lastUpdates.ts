import fs from 'node:fs';
import path from 'node:path';
import {codedText} from '../../errors/errorAddress.js';
import type {LoadContext} from '../../plugins/Plugin.js';
import type {VcsConfig} from '../../schema/futureSchema.js';
import {mapConcurrently} from '../files.js';
import {
  type FileTimes,
  type GitLog,
  type LastUpdate,
  type LastUpdates,
  NO_TIMES,
  NO_UPDATES,
  readGitLog,
} from './gitLog.js';

/**
 * Fixed author and date of all files: in `site start`, where reading the git history would take too long, and if
 * `experimental_vcs` requests fixed values.
 */
export const FIXED_UPDATE: LastUpdate = {author: 'Author', timestamp: Date.UTC(2018, 9, 14, 13, 27, 35)};

const CUT_OFF = codedText(
  'GIT_SHALLOW',
  'The git history is cut off: pages that last changed before it begins show no date of their last update.',
  'Fetch the whole history: "git fetch --unshallow", or "fetch-depth: 0" on GitHub Actions.',
);

function unavailable(failure: string): string {
  return codedText(
    'GIT_UNAVAILABLE',
    `Pages show no date and author of their last update: ${failure}.`,
    'Build in a clone of the repository, or turn off "showLastUpdateTime" and "showLastUpdateAuthor".',
  );
}

function markdownFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => /\.mdx?$/.test(name)).map((name) => path.join(folder, name));
}

/**
 * Calls a function of an `experimental_vcs` object, which the configuration of the site contains, for every file.
 *
 * @returns results by absolute path of the file
 */
export async function requestFromSite<T>(
  {siteDir, files}: {readonly siteDir: string; readonly files: readonly string[]},
  vcs: VcsConfig,
  request: (file: string) => Promise<T>,
): Promise<ReadonlyMap<string, T>> {
  await vcs.initialize({siteDir});
  const requestEntry = async (file: string) => [file, await request(file)] as const;
  return new Map(await mapConcurrently(files, MAX_CONCURRENT_REQUESTS, requestEntry));
}

const MAX_CONCURRENT_REQUESTS = 16;
const FIXED_UPDATES: LastUpdates = {get: () => FIXED_UPDATE};

interface Shown {
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
}

/** Dates of the files below some folders, from version control or from the functions of `experimental_vcs`. */
export interface FileHistory {
  /**
   * Author and time of the last updates; `undefined` if `showLastUpdateTime` and `showLastUpdateAuthor` are both false.
   */
  readonly lastUpdates: LastUpdates | undefined;
  /** Times of the first commits; `undefined` if they were not requested. */
  readonly creations: FileTimes | undefined;
}

interface HistoryInput {
  readonly shown: Shown;
  /** True if some files need the date of their first commit. */
  readonly needsCreations: boolean;
  /** Absolute folders whose files are looked up, with all subfolders. */
  readonly folders: readonly string[];
}

async function historyOfSite(
  vcs: VcsConfig,
  {siteDir}: LoadContext,
  {shown, needsCreations, folders}: HistoryInput,
): Promise<FileHistory> {
  const input = {siteDir, files: folders.flatMap(markdownFiles)};
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
  reports?.warn(codedText(code, `${UNKNOWN_CREATIONS}: ${reason}.`, 'Write "date" into their front matter.'));
}

const UNKNOWN_CREATIONS =
  'Posts without a date of their own may get the time at which their files were made on this machine';

/**
 * Reads dates of files from the source that `future.experimental_vcs` names; by default from git, in one pass over the
 * history.
 */
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
  if (vcs === 'hardcoded') return history(FIXED_UPDATES, {get: () => FIXED_UPDATE.timestamp});
  const isDefault = vcs === true || vcs.startsWith('default-');
  const usesFixedUpdates = isDefault && context.mode === 'development';
  // `site start` also reads the dates of creation from git, since these dates determine the order of posts.
  if (usesFixedUpdates && !needsCreations) return history(FIXED_UPDATES, NO_TIMES);
  const log = await readGitLog(folders, context.cacheDir);
  warnAboutGit(context, log, usesFixedUpdates ? {...input, shown: NOTHING_SHOWN} : input);
  return history(usesFixedUpdates ? FIXED_UPDATES : log.updates, log.creations);
}

const NOTHING_SHOWN: Shown = {showLastUpdateTime: false, showLastUpdateAuthor: false};

/**
 * Reads the last updates of the files below some folders from the source that `future.experimental_vcs` names; by
 * default from git, but fixed values in `site start`.
 *
 * @param folders - absolute
 * @returns `undefined` if the options show neither time nor author
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
 * Parses a date. Without a time zone it is in UTC, not in the time zone of the machine: "2000-01-01", "1/1/2000",
 * "2000-01-01T10:00".
 *
 * @returns Unix time in milliseconds; NaN for an invalid date
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

/** Adds zeros to month and day: YAML allows "2023-2-7T10:00:00Z", JavaScript requires two digits. */
function withTwoDigits(timestamp: string): string {
  return timestamp.replace(
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?=T)/i,
    (_, year: string, month: string, day: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

interface Page {
  readonly file: string;
  /** File of the default locale; `file` may be its translation. */
  readonly originalFile: string;
  /** Field `last_update` of the front matter; overrides the values from git. */
  readonly written:
    | {readonly author?: string | undefined; readonly date?: string | number | Date | undefined}
    | undefined;
}

/**
 * Time and author of a page's last update: from its front matter if it is written there, otherwise from `updates`. Each
 * is absent if the options do not show it.
 */
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
