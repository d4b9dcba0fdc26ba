import path from 'node:path';
import {bundleReportFile} from '../../config/generatedDir.js';
import {type BuildReport, build} from '../../pipeline.js';
import type {BuildFlags} from '../flags.js';
import {log} from '../log.js';
import {progressLine} from '../progress.js';

function shown(file: string): string {
  return path.relative(process.cwd(), file) || '.';
}

export async function runBuild(flags: BuildFlags): Promise<BuildReport> {
  process.env.NODE_ENV = flags.dev ? 'development' : 'production';
  process.env.BABEL_ENV = process.env.NODE_ENV;
  const report = await build(flags, log, progressLine).finally(() => progressLine?.stop());
  const {outDir, pages, milliseconds} = report;
  if (flags.bundleAnalyzer)
    log.info(`What the code consists of: ${shown(bundleReportFile(path.resolve(flags.siteDir)))}`);
  log.success(`${pages} pages in ${(milliseconds / 1000).toFixed(1)} s, in ${shown(outDir)}`);
  return report;
}
