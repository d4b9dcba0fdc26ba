import fs from 'node:fs';
import path from 'node:path';
import {WorkerPool} from '@lectern/worker-pool';
import {CONTENT_MODULE} from '../../compile/contentSetup.js';
import type {BuildFlags} from '../../config/flags.js';
import {bundleReportFile} from '../../config/generatedDir.js';
import {chooseOwnFolders, type OwnFolders} from '../../config/ownFolders.js';
import {ENGINE_FLAGS} from '../../engineFlags.js';
import type {BuildResult} from '../../pipeline/build.js';
import {log} from '../../terminal/log.js';
import {noProgress, progressLine} from '../../terminal/progress.js';

function shown(file: string): string {
  return path.relative(process.cwd(), file) || '.';
}

export async function runBuild(flags: BuildFlags): Promise<BuildResult> {
  process.env.NODE_ENV = flags.dev ? 'development' : 'production';
  process.env.BABEL_ENV = process.env.NODE_ENV;
  const folders = chooseOwnFolders(path.resolve(flags.siteDir));
  const report = await runPipeline(flags, folders).finally(() => progressLine?.stop());
  const {outDir, pages, milliseconds} = report;
  if (flags.bundleAnalyzer)
    log.info(`What the code consists of: ${shown(bundleReportFile(folders.generatedDir))}`);
  if (report.changesFile !== undefined)
    log.info(`Changes since the last deployment: ${shown(report.changesFile)}`);
  log.success(`${pages} pages in ${(milliseconds / 1000).toFixed(1)} s, in ${shown(outDir)}`);
  return report;
}

/**
 * Runs a build. If there is no cache, all content has to be compiled, so the worker processes start first, while this
 * process still loads the code of the build.
 */
async function runPipeline(flags: BuildFlags, folders: OwnFolders): Promise<BuildResult> {
  const progress = progressLine ?? noProgress;
  const pool = new WorkerPool({progress, execArgv: ENGINE_FLAGS});
  try {
    if (fs.existsSync(flags.siteDir) && !fs.existsSync(folders.cacheDir)) {
      pool.start(pool.size - 1, CONTENT_MODULE);
    }
    const {build} = await import('../../pipeline/build.js');
    return await build(flags, {printer: log, progress, pool, folders});
  } finally {
    pool.close();
  }
}
