import os from 'node:os';
import path from 'node:path';
import type {SamplesFlags} from '../../config/flags.js';
import {errors} from '../../errors/catalog.js';
import {printError} from '../../errors/printError.js';
import {plural} from '../../errors/words.js';
import {type CheckedSample, checkSamples, type SamplesReport} from '../../samples/checkSamples.js';
import {log} from '../../terminal/log.js';
import {progressLine} from '../../terminal/progress.js';
import {reserveStdout} from '../../terminal/reserveStdout.js';
import {loadMarkdownFiles} from '../../wiring/loadMarkdownFiles.js';

/** A sample in the list: 'docs/intro.md:12 js "name" (passed before)'. */
function describeSample({file, state, sample: {line, language, name}}: CheckedSample): string {
  const words = [`${file}:${line}`, language, name === undefined ? undefined : JSON.stringify(name)];
  return [...words, state === 'remembered' ? '(passed before)' : undefined].filter(Boolean).join(' ');
}

/** The report as JSON, for programs. */
function reportJson({samples, findings}: SamplesReport): string {
  const listed = samples.map(({file, state, sample: {line, language, name}}) => ({
    file,
    line,
    language,
    name,
    state,
  }));
  return `${JSON.stringify({samples: listed, findings}, null, 2)}\n`;
}

function countsOf(samples: readonly CheckedSample[]): string {
  const remembered = samples.filter(({state}) => state === 'remembered').length;
  const before = remembered === 0 ? '' : `, ${remembered} of them in an earlier run`;
  return `${plural(samples.length, 'sample')} passed${before}.`;
}

/** Prints the mistakes, each with the lines of the page around it. */
function printFindings({findings}: SamplesReport, siteDir: string): void {
  for (const finding of findings) printError(errors.sample(finding), {siteDir});
}

/**
 * Runs the samples of the site, and prints the mistakes in them.
 *
 * @throws {SiteError} `SAMPLE_FAILED` if there are mistakes, after they were printed
 */
export async function runSamples(flags: SamplesFlags): Promise<SamplesReport> {
  const {only = [], jobs = os.availableParallelism(), force, list: isDryRun} = flags;
  // Before the config is loaded: its code may print something.
  const json = flags.json ? reserveStdout() : undefined;
  const files = await loadMarkdownFiles({
    siteDir: path.resolve(flags.siteDir),
    config: flags.config,
    files: only,
  });
  const isPart = only.length > 0;
  progressLine?.stage('Samples');
  let shown = 0;
  const report = await checkSamples(files, {
    jobs,
    force,
    isDryRun,
    isPart,
    onProgress(done, all) {
      if (shown === 0) progressLine?.expect(all);
      progressLine?.advance(done - shown);
      shown = done;
    },
  });
  progressLine?.stop();
  const {samples, findings} = report;
  json?.write(reportJson(report));
  if (!json && isDryRun) for (const sample of samples) log.log(describeSample(sample));
  if (!json) printFindings(report, files.context.siteDir);
  if (findings.length > 0) throw errors.samplesFailed(findings.length);
  if (!json && samples.length === 0) log.info('No fence has the word "test", which marks samples to run.');
  else if (!json && !isDryRun) log.success(countsOf(samples));
  return report;
}
