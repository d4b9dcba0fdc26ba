import path from 'node:path';
import type {Writable} from 'node:stream';
import {WorkerPool} from '@lectern/worker-pool';
import {CheckedSite} from '../../check/CheckedSite.js';
import {countFindings, jsonError, jsonReport, reportLines, summary} from '../../check/printReport.js';
import {type CheckReport, runChecks} from '../../check/runChecks.js';
import type {CheckFlags} from '../../config/flags.js';
import {chooseOwnFolders} from '../../config/ownFolders.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {ENGINE_FLAGS} from '../../engineFlags.js';
import type {Printer} from '../../errors/Printer.js';
import {isMarkdownError, isSiteError} from '../../errors/SiteError.js';
import {messageOf} from '../../errors/words.js';
import {shownPath} from '../../paths.js';
import {log} from '../../terminal/log.js';
import {noProgress, progressLine} from '../../terminal/progress.js';
import {reserveStdout} from '../../terminal/reserveStdout.js';

/** Prints the warnings of a build, and leaves out its notes. */
const printer: Printer = {warn: log.warn, log() {}};

/**
 * Checks a site, prints the findings, and sets the exit code of the process to 1 if there are errors among them.
 *
 * @throws {SiteError} if the checks cannot run
 */
export async function runCheck(flags: CheckFlags): Promise<CheckReport> {
  process.env.NODE_ENV = 'production';
  process.env.BABEL_ENV = process.env.NODE_ENV;
  // Before the config is loaded: its code may print something.
  const output = flags.json ? reserveStdout() : undefined;
  const siteDir = path.resolve(flags.siteDir);
  try {
    const report = await check({...flags, siteDir});
    if (output) await write(output, jsonReport(report));
    else printReport(report, siteDir);
    if (countFindings(report).errors > 0) process.exitCode = 1;
    return report;
  } catch (error) {
    if (output) await write(output, jsonError(fieldsOf(error, siteDir)));
    throw error;
  } finally {
    progressLine?.stop();
  }
}

async function check(flags: CheckFlags): Promise<CheckReport> {
  const {siteDir, config: configFile, outDir} = flags;
  const folders = chooseOwnFolders(siteDir);
  const progress = progressLine ?? noProgress;
  const pool = new WorkerPool({progress, execArgv: ENGINE_FLAGS});
  try {
    const loaded = await resolveConfig({siteDir, configFile, outDir, mode: 'production', folders});
    return await runChecks(new CheckedSite({flags, loaded, tools: {folders, printer, progress, pool}}));
  } finally {
    pool.close();
  }
}

function printReport(report: CheckReport, siteDir: string): void {
  progressLine?.stop();
  for (const line of reportLines(report, siteDir)) log.log(line);
  if (report.findings.length === 0) log.success(summary(report));
  else log.log(summary(report));
}

function write(output: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(`${text}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** Fields of an error for the JSON. */
function fieldsOf(error: unknown, siteDir: string): {readonly [field: string]: unknown} {
  const message = messageOf(error);
  const inSite = (file: string | undefined) =>
    file && path.isAbsolute(file) ? shownPath(siteDir, file) : file;
  if (isMarkdownError(error)) {
    const {code, file, line, hint} = error;
    return {code, message, file: inSite(file), line, hint};
  }
  if (!isSiteError(error)) return {message};
  const {code, location, hint} = error;
  return {code, message, file: inSite(location?.file), line: location?.line, hint};
}
