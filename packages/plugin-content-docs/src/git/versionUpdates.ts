import path, {posix} from 'node:path';
import {
  type CacheTable,
  codedText,
  gitVersionsDir,
  isShallow,
  type LastUpdates,
  loadLastUpdates,
  openPluginCache,
  type RefLog,
  readRefLog,
  refFolderName,
} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {GitVersion, GitVersions} from '../model/GitVersion.js';
import {CODE} from '../paths.js';
import {translationsAt} from './gitVersions.js';

/** Table of the cache on disk: id of the object of a ref, and the folders → last updates. */
type UpdatesTable = CacheTable<{readonly [key: string]: RefLog}>;

/** True if the site shows dates or authors of the real history: not in `site start`, not with fixed or no dates. */
function showsHistory({context, options}: DocsPluginInput): boolean {
  if (!options.showLastUpdateTime && !options.showLastUpdateAuthor) return false;
  const vcs = context.siteConfig.future.experimental_vcs;
  if (vcs === false || vcs === 'disabled' || vcs === 'hardcoded') return false;
  return (
    typeof vcs === 'object' || context.mode === 'production' || vcs === 'git-ad-hoc' || vcs === 'git-eager'
  );
}

/**
 * Reads the last updates of the files of all versions: of folders as `loadLastUpdates` does, of versions from git from
 * the history of their refs. The history of a commit never changes, so it is read once.
 *
 * @returns `undefined` if the options show neither time nor author
 */
export async function loadVersionUpdates(
  versions: readonly DocsVersion[],
  git: GitVersions | undefined,
  input: DocsPluginInput,
): Promise<LastUpdates | undefined> {
  const {context, options} = input;
  const ofFolders = versions.filter((version) => !version.git);
  const folders = ofFolders.flatMap((version) => [version.contentPath, version.contentPathLocalized]);
  const updates = await loadLastUpdates(context, options, folders);
  const ofGit = versions.flatMap((version) => version.git ?? []);
  if (!updates || !git || ofGit.length === 0 || !showsHistory(input)) return updates;
  const logs = await readLogs(ofGit, git, input);
  const found = new Map<string, {readonly author: string; readonly timestamp: number}>();
  for (const [{ref}, log] of logs) {
    const folder = path.join(gitVersionsDir(context, options.id), refFolderName(ref));
    for (const [file, update] of log.updates) found.set(path.join(folder, file), update);
  }
  return {get: (file) => found.get(file) ?? updates.get(file)};
}

async function readLogs(
  versions: readonly GitVersion[],
  {repository}: GitVersions,
  input: DocsPluginInput,
): Promise<ReadonlyMap<GitVersion, RefLog>> {
  const {context, options} = input;
  const table: UpdatesTable = openPluginCache(context, `docs-git-updates-${options.id}`, CODE);
  const known = isShallow(repository) ? {} : table.readAll();
  const logs = new Map<GitVersion, RefLog>();
  const read: {[key: string]: RefLog} = {};
  for (const version of versions) {
    const {site, docs} = version.layout;
    const paths = [docs || '.', posix.join(translationsAt(site, input))];
    const key = JSON.stringify([version.id, paths]);
    const log = known[key] ?? (await readRefLog(repository.root, version.id, paths));
    logs.set(version, log);
    if (log.failure === undefined) read[key] = log;
  }
  if (!isShallow(repository) && Object.keys(read).some((key) => !known[key])) table.write(read);
  warnOfLogs([...logs.values()], input);
  return logs;
}

function warnOfLogs(logs: readonly RefLog[], {context: {reports}}: DocsPluginInput): void {
  const failure = logs.find((log) => log.failure !== undefined)?.failure;
  if (failure !== undefined)
    reports?.warn(
      codedText(
        'GIT_UNAVAILABLE',
        `Pages of versions from git show no date of their last update: ${failure}.`,
      ),
    );
  if (logs.some(({isCutOff}) => isCutOff))
    reports?.warn(
      codedText(
        'GIT_SHALLOW',
        'The git history is cut off: pages of versions from git that last changed before it begins show no date.',
        'Fetch the whole history: "git fetch --unshallow", or "fetch-depth: 0" on GitHub Actions.',
      ),
    );
}
