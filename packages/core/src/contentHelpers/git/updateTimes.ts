import path from 'node:path';
import type {LoadContext} from '../../plugins/Plugin.js';
import {type FileTimes, NO_TIMES, readGitLog} from './gitLog.js';
import {FIXED_UPDATE, requestFromSite} from './lastUpdates.js';

/** Times of the last changes of files, or the reason for which some files have none. */
export interface UpdateTimes {
  readonly times: FileTimes;
  /** Reason for which files have no time, as a clause: "git is not installed". */
  readonly problem?: string | undefined;
}

/** Folders that contain the files. A folder inside of another folder of the list is left out. */
function outerFolders(files: readonly string[]): string[] {
  const folders = [...new Set(files.map((file) => path.dirname(file) + path.sep))].sort();
  const outer: string[] = [];
  for (const folder of folders) if (!folder.startsWith(outer.at(-1) ?? '\0')) outer.push(folder);
  return outer.map((folder) => folder.slice(0, -1));
}

/**
 * Reads when files last changed, from the source that `future.experimental_vcs` names; by default from git, in one pass
 * over the history. For builds only: in `site start`, use `loadLastUpdates`, which returns fixed dates.
 *
 * @param files - absolute, of any type
 */
export async function loadUpdateTimes(context: LoadContext, files: readonly string[]): Promise<UpdateTimes> {
  const {siteConfig, siteDir, cacheDir} = context;
  const vcs = siteConfig.future.experimental_vcs;
  if (files.length === 0 || vcs === false || vcs === 'disabled') return {times: NO_TIMES};
  if (typeof vcs === 'object') {
    const request = async (file: string) => (await vcs.getFileLastUpdateInfo(file))?.timestamp;
    return {times: await requestFromSite({siteDir, files}, vcs, request)};
  }
  if (vcs === 'hardcoded') return {times: {get: () => FIXED_UPDATE.timestamp}};
  const {updates, failure, isCutOff} = await readGitLog(outerFolders(files), cacheDir);
  return {
    times: {get: (file) => updates.get(file)?.timestamp},
    problem: failure ?? (isCutOff ? 'the git history is cut off' : undefined),
  };
}
