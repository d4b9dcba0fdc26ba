import {readFences} from '@lectern/mdx/fences';
import picomatch from 'picomatch';
import {isMarkdownError, isSiteError} from '../errors/SiteError.js';
import {relativePath} from '../paths.js';
import type {MarkdownFiles} from '../wiring/loadMarkdownFiles.js';
import {collectSamples} from './collectSamples.js';
import {PassedSamples} from './PassedSamples.js';
import type {Sample, SampleFinding, SampleProblem} from './Sample.js';
import {SampleRunner} from './SampleRunner.js';
import {sampleProblems} from './sampleErrors.js';

export interface CheckSamplesOptions {
  /** Number of samples that run at one time. */
  readonly jobs: number;
  /** Runs samples that have passed before, too. */
  readonly force?: boolean;
  /** Only collects the samples. */
  readonly isDryRun?: boolean;
  /** True if `files` are not all pages of the site, but pages that the user has named. */
  readonly isPart?: boolean;
  /** Called after each sample. */
  onProgress?(done: number, all: number): void;
}

export interface SamplesReport {
  readonly samples: readonly CheckedSample[];
  /** Mistakes, by page and line. Empty if all samples have passed. */
  readonly findings: readonly SampleFinding[];
}

export interface CheckedSample {
  readonly sample: Sample;
  /** Path of the page, relative to the site, with "/". */
  readonly file: string;
  /** `remembered`: it passed in an earlier run. `skipped`: it was only collected. */
  readonly state: 'passed' | 'remembered' | 'failed' | 'skipped';
}

/**
 * Runs the samples of Markdown files: all fences with the word `test`. Samples that have passed before are not run
 * again, unless something that went into them has changed.
 *
 * @returns mistakes as data. Nothing is printed.
 */
export async function checkSamples(
  files: MarkdownFiles,
  {jobs, force, isDryRun, isPart, onProgress}: CheckSamplesOptions,
): Promise<SamplesReport> {
  const {siteDir, cacheDir, siteConfig} = files.context;
  const nameOf = (page: string) => relativePath(siteDir, page);
  const {samples, findings} = await collect(files, isPart ? [] : siteConfig.samples.exclude);
  const passed = await PassedSamples.open({siteDir, cacheDir, config: siteConfig.samples});
  const found = samples.map((sample) => ({sample, file: nameOf(sample.page), hash: passed.hashOf(sample)}));
  const states = new Map<Sample, CheckedSample['state']>();
  const due = found.filter(({sample, hash}) => {
    const isDue = force || !passed.has(hash);
    states.set(sample, isDue ? 'skipped' : 'remembered');
    return isDue;
  });
  if (!isDryRun && due.length > 0) {
    const runner = new SampleRunner(files.context);
    try {
      let done = 0;
      await runAll(due, jobs, async ({sample, file}) => {
        const problem = await runner.run(sample, file);
        states.set(sample, problem ? 'failed' : 'passed');
        if (problem) findings.push(findingOf(problem, file));
        done += 1;
        onProgress?.(done, due.length);
      });
    } finally {
      runner.close();
    }
  }
  const hashesOf = (...wanted: readonly CheckedSample['state'][]) =>
    found.flatMap(({sample, hash}) => (wanted.includes(states.get(sample) ?? 'skipped') ? [hash] : []));
  if (!isDryRun) passed.write(hashesOf('passed', 'remembered'), hashesOf('failed'), isPart ?? false);
  return {
    samples: found.map(({sample, file}) => ({sample, file, state: states.get(sample) ?? 'skipped'})),
    findings: findings.sort((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0)),
  };
}

async function collect({files, readInput, context}: MarkdownFiles, exclude: readonly string[]) {
  const isExcluded = picomatch([...exclude], {dot: true});
  const samples: Sample[] = [];
  const findings: SampleFinding[] = [];
  for (const page of files) {
    const file = relativePath(context.siteDir, page);
    if (isExcluded(file)) continue;
    try {
      const input = readInput(page);
      const fences = await readFences(input);
      const made = collectSamples(page, fences, context.siteConfig.samples.languages);
      const [first] = made.samples;
      if (first && (input.rule.untrusted ?? input.site.markdown.untrusted)) {
        findings.push(findingOf(sampleProblems.untrusted(first.line), file));
        continue;
      }
      samples.push(...made.samples);
      const problems = [...made.problems, ...fences.diagnostics];
      findings.push(...problems.map((problem) => findingOf(problem, file)));
    } catch (error) {
      if (!isMarkdownError(error) && !isSiteError(error)) throw error;
      findings.push(findingOf(error, file));
    }
  }
  return {samples, findings};
}

interface Mistake extends Omit<SampleProblem, 'line' | 'hint'> {
  readonly line?: number | undefined;
  readonly hint?: string | undefined;
}

function findingOf({code, line, message, hint}: Mistake, file: string): SampleFinding {
  return {
    check: 'samples',
    code,
    file,
    ...(line !== undefined && {line}),
    message,
    ...(hint !== undefined && {hint}),
  };
}

/** Calls a function for all items; at most `jobs` calls run at one time. */
async function runAll<Item>(
  items: readonly Item[],
  jobs: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({length: Math.min(jobs, items.length)}, work));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
