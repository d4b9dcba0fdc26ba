import path from 'node:path';
import type {LoadContext} from '../plugins/Plugin.js';
import type {VcsConfig} from '../schema/futureSchema.js';
import {mapConcurrently} from './files.js';
import {type FileTimes, readGitLog} from './gitLog.js';
import {SIMULATED_UPDATE} from './lastUpdates.js';

/** Times of the last changes of files. */
export interface UpdateTimes {
  readonly times: FileTimes;
  /** Reason for which files have no time, as a clause: "git is not installed". */
  readonly problem?: string | undefined;
}

const QUESTIONS_AT_ONCE = 16;
const NO_TIMES: UpdateTimes = {times: {get: () => undefined}};

/** Folders of files, without folders that are inside another one of them. */
function outerFolders(files: readonly string[]): string[] {
  const folders = [...new Set(files.map((file) => path.dirname(file) + path.sep))].sort();
  const outer: string[] = [];
  for (const folder of folders) if (!folder.startsWith(outer.at(-1) ?? '\0')) outer.push(folder);
  return outer.map((folder) => folder.slice(0, -1));
}

async function timesOfSite(
  vcs: VcsConfig,
  {siteDir, files}: {readonly siteDir: string; readonly files: readonly string[]},
): Promise<UpdateTimes> {
  await vcs.initialize({siteDir});
  const times = await mapConcurrently(files, QUESTIONS_AT_ONCE, async (file) => {
    const update = await vcs.getFileLastUpdateInfo(file);
    return [file, update?.timestamp] as const;
  });
  return {times: new Map(times.flatMap(([file, time]) => (time === undefined ? [] : [[file, time]])))};
}

/**
 * Reads when files last changed, from the source that `future.experimental_vcs` names; by default from git, in one pass
 * over the history. Not for `site start`: `loadLastUpdates` returns simulated dates there.
 *
 * @param files - absolute, of any type
 */
export async function loadUpdateTimes(context: LoadContext, files: readonly string[]): Promise<UpdateTimes> {
  const {siteConfig, siteDir} = context;
  const vcs = siteConfig.future.experimental_vcs;
  if (files.length === 0 || vcs === false || vcs === 'disabled') return NO_TIMES;
  if (typeof vcs === 'object') return timesOfSite(vcs, {siteDir, files});
  if (vcs === 'hardcoded') return {times: {get: () => SIMULATED_UPDATE.timestamp}};
  const {updates, failure, isCutOff} = await readGitLog(outerFolders(files));
  return {
    times: {get: (file) => updates.get(file)?.timestamp},
    problem: failure ?? (isCutOff ? 'the git history is cut off' : undefined),
  };
}
