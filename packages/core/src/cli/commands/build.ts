import fs from 'node:fs';
import path from 'node:path';
import {WorkerPool} from '@lectern/worker-pool';
import {CONTENT_MODULE} from '../../compile/contentSetup.js';
import type {BuildFlags, ShardNumber} from '../../config/flags.js';
import {bundleReportFile} from '../../config/generatedDir.js';
import {chooseOwnFolders} from '../../config/ownFolders.js';
import {ENGINE_FLAGS} from '../../engineFlags.js';
import {errors} from '../../errors/catalog.js';
import {plural} from '../../errors/words.js';
import type {BuildTools} from '../../pipeline/BuildRun.js';
import type {BuildResult} from '../../pipeline/build.js';
import {log} from '../../terminal/log.js';
import {noProgress, progressLine} from '../../terminal/progress.js';

function shown(file: string): string {
  return path.relative(process.cwd(), file) || '.';
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Runs `site build`: builds the site or, with `--shard`, makes a share of it. */
export async function runBuildCommand(flags: BuildFlags): Promise<void> {
  const {shard, merge, run} = flags;
  if (run !== undefined && !shard && merge === undefined)
    throw errors.commandInvalid({
      reason: "Option '--run <name>' is only used with '--shard' or '--merge'",
      suggestion: '',
      command: 'site build',
    });
  if (shard) await runShard({...flags, shard});
  else await runBuild(flags);
}

export async function runBuild(flags: BuildFlags): Promise<BuildResult> {
  const report = await runPipeline(flags, async (tools) => {
    const {build} = await import('../../pipeline/build.js');
    return {...(await build(flags, tools)), generatedDir: tools.folders.generatedDir};
  });
  const {generatedDir, ...result} = report;
  const {outDir, pages, milliseconds} = result;
  if (flags.bundleAnalyzer) log.info(`What the code consists of: ${shown(bundleReportFile(generatedDir))}`);
  if (result.changesFile !== undefined)
    log.info(`Changes since the last deployment: ${shown(result.changesFile)}`);
  log.success(`${pages} pages in ${inSeconds(milliseconds)}, in ${shown(outDir)}`);
  return result;
}

async function runShard(flags: BuildFlags & {readonly shard: ShardNumber}): Promise<void> {
  const report = await runPipeline(flags, async (tools) => {
    const {makeShard} = await import('../../pipeline/build.js');
    return makeShard(flags, tools);
  });
  const {index, count} = flags.shard;
  const share = `${plural(report.pages, 'page')} of ${plural(report.files, 'file')}`;
  const packs = `${plural(report.packs, 'pack')} (${(report.bytes / 1e6).toFixed(1)} MB) written`;
  log.success(
    `Shard ${index} of ${count}: ${share} in ${inSeconds(report.milliseconds)}; ${packs} to ${report.place}`,
  );
}

/**
 * Runs a build. If there is no cache, all content has to be compiled, so the worker processes start first, while this
 * process still loads the code of the build.
 */
async function runPipeline<Result>(
  flags: BuildFlags,
  run: (tools: BuildTools) => Promise<Result>,
): Promise<Result> {
  process.env.NODE_ENV = flags.dev ? 'development' : 'production';
  process.env.BABEL_ENV = process.env.NODE_ENV;
  const folders = chooseOwnFolders(path.resolve(flags.siteDir));
  const progress = progressLine ?? noProgress;
  const pool = new WorkerPool({progress, execArgv: ENGINE_FLAGS});
  try {
    // A merge has the compiled content of all shards.
    const compilesAll = flags.merge === undefined && !fs.existsSync(folders.cacheDir);
    if (fs.existsSync(flags.siteDir) && compilesAll) pool.start(pool.size - 1, CONTENT_MODULE);
    return await run({printer: log, progress, pool, folders});
  } finally {
    pool.close();
    progressLine?.stop();
  }
}
