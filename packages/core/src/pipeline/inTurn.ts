import path from 'node:path';
import {type FileLock, lockFile} from '@lectern/store';
import {clearOwnFolders} from '../cache/clearOwnFolders.js';
import type {BuildFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {checkOutDir} from '../publish/checkOutDir.js';
import {outputError} from '../publish/outputError.js';
import {recoverOutput} from '../publish/replaceOutput.js';
import {type BuildRun, type BuildTools, openRun} from './BuildRun.js';

/** A build that runs now: no other build of the site runs. */
export interface Turn {
  readonly run: BuildRun;
  /** Output folder; if that is a link, the folder that the link leads to. */
  readonly published: string;
  /** Start of the build by `performance.now()`, without the time that it waited for another build. */
  readonly startedAt: number;
}

/**
 * Reads the configuration, waits until no other build of the site runs, and then runs the work. Builds of one site run
 * one after the other: they share a cache, and each build deletes entries that it does not need. The dev server needs no
 * lock, since its cache entries are separate.
 */
export async function inTurn<Result>(
  flags: BuildFlags,
  tools: BuildTools,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  tools.progress.stage('Loading');
  const run = await openRun(flags, tools);
  const {cacheDir} = run.folders;
  let published = run.outDir;
  let lock: FileLock | undefined;
  try {
    lock = await lockFile(path.join(cacheDir, 'build.lock'), (pid) => tools.printer.log(waitsFor(pid)));
    clearOwnFolders(run.planned.context);
    published = checkOutDir(run.outDir, sourcesOf(run.planned));
    recoverOutput(published);
    return await work({run, published, startedAt: started + lock.waited});
  } catch (error) {
    throw outputError(error, {outDir: published, cacheDir});
  } finally {
    await run.bundler.close();
    lock?.release();
  }
}

/**
 * Returns the absolute paths of files and folders with sources of the site, such as the config file and the static
 * folders. The output must not replace them.
 */
function sourcesOf({config, configFile, context: {siteDir}}: LoadedConfig): string[] {
  const names = ['package.json', 'node_modules', 'src', config.i18n.path, ...config.staticDirectories];
  return [configFile, ...names.map((name) => path.resolve(siteDir, name))];
}

function waitsFor(pid: number): string {
  return `Another build of this site runs (process ${pid}). This one waits until it has ended.`;
}
