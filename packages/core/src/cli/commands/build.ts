import fs from 'node:fs';
import path from 'node:path';
import {WorkerPool} from '@lectern/worker-pool';
import {cacheDirOf} from '../../cache/cacheDir.js';
import {CONTENT_MODULE} from '../../compile/contentSetup.js';
import type {BuildFlags} from '../../config/flags.js';
import {bundleReportFile} from '../../config/generatedDir.js';
import {ENGINE_FLAGS} from '../../engineFlags.js';
import type {BuildReport} from '../../pipeline/build.js';
import {log} from '../../terminal/log.js';
import {noProgress, progressLine} from '../../terminal/progress.js';

function shown(file: string): string {
  return path.relative(process.cwd(), file) || '.';
}

export async function runBuild(flags: BuildFlags): Promise<BuildReport> {
  process.env.NODE_ENV = flags.dev ? 'development' : 'production';
  process.env.BABEL_ENV = process.env.NODE_ENV;
  const report = await runPipeline(flags).finally(() => progressLine?.stop());
  const {outDir, pages, milliseconds} = report;
  if (flags.bundleAnalyzer)
    log.info(`What the code consists of: ${shown(bundleReportFile(path.resolve(flags.siteDir)))}`);
  log.success(`${pages} pages in ${(milliseconds / 1000).toFixed(1)} s, in ${shown(outDir)}`);
  return report;
}

/**
 * Runs a build. Without a cache, all content has to be compiled, so worker processes start while this one loads its own
 * code.
 */
async function runPipeline(flags: BuildFlags): Promise<BuildReport> {
  const progress = progressLine ?? noProgress;
  const pool = new WorkerPool({progress, execArgv: ENGINE_FLAGS});
  try {
    if (fs.existsSync(flags.siteDir) && !fs.existsSync(cacheDirOf(flags.siteDir))) {
      pool.start(pool.size - 1, CONTENT_MODULE);
    }
    const {build} = await import('../../pipeline/build.js');
    return await build(flags, {output: log, progress, pool});
  } finally {
    pool.close();
  }
}
