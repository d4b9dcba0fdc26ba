import {placeInOutput} from './placeInOutput.js';
import type {ProcessLimits, ProcessResult} from './runProcess.js';
import type {Sample, SampleProblem} from './Sample.js';
import {sampleProblems} from './sampleErrors.js';

export interface JudgedRun {
  readonly result: ProcessResult;
  readonly limits: ProcessLimits;
  /** Path of the page that is printed. */
  readonly page: string;
  /** Absolute path of the folder in which the sample ran. */
  readonly folder: string;
}

/** Decides if a sample has passed. @returns `undefined` if so */
export function judgeRun(
  sample: Sample,
  {result, limits, page, folder}: JudgedRun,
): SampleProblem | undefined {
  const {output, line: named} = placeInOutput(result.output.text(), sample, {page, folder});
  const line = named ?? sample.line;
  const {language, fails} = sample;
  if (result.limit === 'seconds')
    return sampleProblems.timeout(sample.line, {seconds: limits.seconds, language, output});
  if (result.limit === 'folderBytes') return sampleProblems.size(sample.line, limits.folderBytes);
  if (result.limit === 'processes') return sampleProblems.processes(sample.line, limits.processes);
  const hasFailed = result.code !== 0;
  if (fails !== undefined) {
    if (!hasFailed) return sampleProblems.noFailure(sample.line, output);
    const isOther = typeof fails === 'string' && !result.output.text().includes(fails);
    if (isOther) return sampleProblems.otherFailure(line, fails, output);
  } else if (hasFailed) return sampleProblems.exit(line, howItEnded(result), output);
  return sample.output && compareOutput(sample.output, result);
}

function howItEnded({code, signal}: ProcessResult): string {
  if (code !== null) return `ended with the exit code ${code}`;
  return signal === null ? 'could not be started' : `was ended by the signal ${signal}`;
}

/** Compares lines without white space at their ends, and without empty lines at the end. */
function compareOutput(
  {text, line}: NonNullable<Sample['output']>,
  {stdout}: ProcessResult,
): SampleProblem | undefined {
  const expected = linesOf(text);
  const actual = linesOf(stdout.text());
  const index = Array.from({length: Math.max(expected.length, actual.length)}).findIndex(
    (_, at) => expected[at] !== actual[at],
  );
  if (index === -1) return undefined;
  const show = (lines: readonly string[]) => lines[index]?.slice(0, 500) ?? '(no line)';
  const at = line + 1 + Math.min(index, Math.max(0, expected.length - 1));
  return sampleProblems.otherOutput(at, {expected: show(expected), actual: show(actual)});
}

function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}
