import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {type LastUpdates, readGitLog} from '../../../contentHelpers/git/gitLog.js';
import {FIXED_UPDATE, parseDate} from '../../../contentHelpers/git/lastUpdates.js';
import type {VcsConfig} from '../../../schema/futureSchema.js';

type ChangeInfo = Awaited<ReturnType<VcsConfig['getFileLastUpdateInfo']>>;

/** Thrown if a file has no commit. */
export class FileNotTrackedError extends Error {
  override readonly name = 'FileNotTrackedError';
}

/** Thrown if `git` is not installed. */
export class GitNotFoundError extends Error {
  override readonly name = 'GitNotFoundError';
}

interface CommitDate {
  date: Date;
  /** Unix time in milliseconds. */
  timestamp: number;
  /** Set only with the option `includeAuthor`. */
  author?: string;
}

const run = promisify(execFile);

async function gitLog(file: string, args: readonly string[]): Promise<string> {
  const command = ['-c', 'log.showSignature=false', 'log', ...args, '--', path.basename(file)];
  try {
    const {stdout} = await run('git', command, {cwd: path.dirname(file)});
    return stdout.trim();
  } catch (error) {
    const {code, stderr = ''} = error as Error & {code?: unknown; stderr?: string};
    if (code === 'ENOENT') {
      throw new GitNotFoundError(
        `Failed to retrieve git history for "${file}" because git is not installed.`,
      );
    }
    throw new Error(`Failed to retrieve the git history for file "${file}": ${stderr.trim()}`, {
      cause: error,
    });
  }
}

/**
 * Date of a commit of a file: of the first commit for the age "oldest", of the last commit for "newest".
 *
 * @throws {FileNotTrackedError} if the file has no commit
 * @throws {GitNotFoundError} if git is not installed
 * @throws {Error} if the file does not exist, or git fails
 */
export async function getFileCommitDate(
  file: string,
  {age = 'oldest', includeAuthor = false}: {age?: 'oldest' | 'newest'; includeAuthor?: boolean} = {},
): Promise<CommitDate> {
  if (!fs.existsSync(file)) {
    throw new Error(`Failed to retrieve git history for "${file}" because the file does not exist.`);
  }
  const which = age === 'newest' ? ['--max-count=1'] : ['--follow', '--diff-filter=A'];
  const log = await gitLog(file, ['--format=%ct,%an', ...which]);
  const [, seconds, author = ''] = /(?:^|\n)(\d+),([^\n]*)$/.exec(log) ?? [];
  if (seconds === undefined) {
    throw new FileNotTrackedError(
      `Failed to retrieve the git history for file "${file}" because the file is not tracked by git.`,
    );
  }
  const timestamp = Number(seconds) * 1000;
  return {date: new Date(timestamp), timestamp, ...(includeAuthor && {author})};
}

/** Date and author of the first or last commit of a file; `null` if it has no commit. */
async function commitInfo(file: string, age: 'oldest' | 'newest'): Promise<ChangeInfo> {
  try {
    const {timestamp, author = ''} = await getFileCommitDate(file, {age, includeAuthor: true});
    return {timestamp, author};
  } catch (error) {
    if (error instanceof FileNotTrackedError) return null;
    throw error;
  }
}

const CREATION_INFO = {timestamp: Date.UTC(2017, 2, 31, 22), author: 'Creator'};

/** A `VcsConfig` (functions for dates and authors of files) that has the same dates for all files. */
function fixedDates(creation: ChangeInfo, lastUpdate: ChangeInfo): VcsConfig {
  return {
    initialize() {},
    getFileCreationInfo: async () => creation,
    getFileLastUpdateInfo: async () => lastUpdate,
  };
}

const hardcoded = fixedDates(CREATION_INFO, FIXED_UPDATE);

const gitAdHoc: VcsConfig = {
  initialize() {},
  getFileCreationInfo: (file) => commitInfo(file, 'oldest'),
  getFileLastUpdateInfo: (file) => commitInfo(file, 'newest'),
};

/**
 * Creates a `VcsConfig` whose `initialize` reads the last updates of all files of a site in one pass. Without that
 * call, git runs for each file.
 */
function createGitEager(): VcsConfig {
  let updates: Promise<LastUpdates> | undefined;
  return {
    initialize({siteDir}) {
      updates = readGitLog([siteDir]).then((log) => log.updates);
    },
    getFileCreationInfo: (file) => commitInfo(file, 'oldest'),
    getFileLastUpdateInfo: async (file) =>
      updates ? ((await updates).get(file) ?? null) : commitInfo(file, 'newest'),
  };
}

/** Returns the result of `production` if `NODE_ENV` is "production", otherwise a `VcsConfig` with fixed dates. */
function byMode(production: () => VcsConfig): VcsConfig {
  return process.env.NODE_ENV === 'production' ? production() : hardcoded;
}

const PRESETS = {
  'git-ad-hoc': () => gitAdHoc,
  'git-eager': createGitEager,
  hardcoded: () => hardcoded,
  disabled: () => fixedDates(null, null),
  'default-v1': () => byMode(() => gitAdHoc),
  'default-v2': () => byMode(createGitEager),
};

type VcsPreset = keyof typeof PRESETS;

/** Values of the config field `future.experimental_vcs` that are names of a predefined `VcsConfig`. */
export const VcsPresetNames = Object.keys(PRESETS) as VcsPreset[];

/** The predefined `VcsConfig` with this name. @throws {Error} for an invalid name */
export function getVcsPreset(presetName: VcsPreset): VcsConfig {
  if (!Object.hasOwn(PRESETS, presetName)) {
    throw new Error(`Unknown VCS preset name: ${presetName}. There are ${VcsPresetNames.join(', ')}.`);
  }
  return PRESETS[presetName]();
}

/** A `VcsConfig` with fixed dates, for tests of plugins. The file `UNTRACKED_FILE_PATH` has no date. */
export const TEST_VCS: VcsConfig & {
  readonly CREATION_INFO: typeof CREATION_INFO;
  readonly LAST_UPDATE_INFO: typeof FIXED_UPDATE;
  readonly UNTRACKED_FILE_PATH: string;
} = {
  CREATION_INFO,
  LAST_UPDATE_INFO: FIXED_UPDATE,
  UNTRACKED_FILE_PATH: 'file/path/untracked.mdx',
  initialize() {},
  getFileCreationInfo: async (file) => (file === TEST_VCS.UNTRACKED_FILE_PATH ? null : CREATION_INFO),
  getFileLastUpdateInfo: async (file) => (file === TEST_VCS.UNTRACKED_FILE_PATH ? null : FIXED_UPDATE),
};

export interface FrontMatterLastUpdate {
  author?: string;
  date?: Date | string;
}

/**
 * Last update of a file. A field is `undefined` if the options do not request it, and `null` if neither the front
 * matter nor version control has a value.
 */
export interface LastUpdateData {
  /** Unix time in milliseconds. */
  lastUpdatedAt: number | undefined | null;
  lastUpdatedBy: string | undefined | null;
}

interface LastUpdateOptions {
  readonly showLastUpdateAuthor?: boolean;
  readonly showLastUpdateTime?: boolean;
}

/** Time and author of the last update of a file: from its front matter, otherwise from version control. */
export async function readLastUpdateData(
  filePath: string,
  {showLastUpdateAuthor = false, showLastUpdateTime = false}: LastUpdateOptions,
  written: FrontMatterLastUpdate | undefined,
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<LastUpdateData> {
  const needsVcs =
    (showLastUpdateAuthor && written?.author === undefined) ||
    (showLastUpdateTime && written?.date === undefined);
  const update = needsVcs ? await vcs.getFileLastUpdateInfo(filePath) : null;
  const date = written?.date === undefined ? undefined : parseDate(written.date);
  return {
    lastUpdatedBy: showLastUpdateAuthor ? (written?.author ?? update?.author ?? null) : undefined,
    lastUpdatedAt: showLastUpdateTime ? (date ?? update?.timestamp ?? null) : undefined,
  };
}
