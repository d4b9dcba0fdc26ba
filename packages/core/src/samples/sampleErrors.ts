import type {ErrorCode} from '../errors/errorCodes.js';
import {plural} from '../errors/words.js';
import type {SampleProblem} from './Sample.js';

function problem(code: ErrorCode, line: number, message: string, hint?: string): SampleProblem {
  return {code, line, message, ...(hint !== undefined && {hint})};
}

const MEGABYTE = 1_000_000;

function megabytes(bytes: number): string {
  return `${Math.round((bytes / MEGABYTE) * 100) / 100} MB`;
}

/** A text with one line break before it, or nothing if it is empty. */
function below(output: string): string {
  return output === '' ? '' : `\n${output}`;
}

/** Mistakes in samples. Each function returns one; `line` is a line of the page, from 1. */
export const sampleProblems = {
  unclosed: (line: number) =>
    problem(
      'SAMPLE_INVALID',
      line,
      'This fence has no end.',
      'If its lines belong to the fence above, a line of backticks in the code has ended that fence: begin and end it with more backticks.',
    ),

  inner: (line: number) =>
    problem(
      'SAMPLE_INVALID',
      line,
      'This sample is not run, since it is inside of another fence.',
      'A fence above ends too early or too late: begin and end a fence that contains backticks with more backticks.',
    ),

  untrusted: (line: number) =>
    problem(
      'SAMPLE_INVALID',
      line,
      'Samples of this page are not run, since its authors must not run code ("untrusted").',
      'Remove the word "test", or add the page to samples.exclude in the configuration.',
    ),

  roles: (line: number, roles: readonly string[]) =>
    problem('SAMPLE_INVALID', line, `A fence cannot have several of these words: ${roles.join(', ')}.`),

  onlyForTests: (line: number, word: string) =>
    problem('SAMPLE_INVALID', line, `The word "${word}" has no effect here.`, `Write it beside "test".`),

  noLanguage: (line: number) =>
    problem('SAMPLE_INVALID', line, 'A sample needs a language.', 'Write it first: ```js test'),

  empty: (line: number) => problem('SAMPLE_INVALID', line, 'This sample has no code.'),

  /** @param languages - languages that have a command */
  noCommand: (line: number, language: string, languages: readonly string[]) =>
    problem(
      'SAMPLE_INVALID',
      line,
      `There is no command for samples in "${language}".`,
      `Set samples.languages.${language} in the configuration: {command: ['program', '{file}']}.${
        languages.length === 0 ? '' : ` These languages have a command: ${languages.join(', ')}.`
      }`,
    ),

  noProgram: (line: number, program: string, language: string) =>
    problem(
      'SAMPLE_INVALID',
      line,
      `The program "${program}" was not found, which runs samples in "${language}".`,
      `Install it, or change samples.languages.${language}.command in the configuration.`,
    ),

  mixedLanguages: (line: number, name: string, languages: readonly string[]) =>
    problem(
      'SAMPLE_INVALID',
      line,
      `The fences of "${name}" are in several languages: ${languages.join(', ')}.`,
      'Write a file of another language with as="path", or use another name.',
    ),

  path: (line: number, path: string) =>
    problem(
      'SAMPLE_INVALID',
      line,
      `"${path}" is not a path for a file of a sample.`,
      'Use a relative path without "..", such as as="src/a.ts".',
    ),

  noPath: (line: number) =>
    problem('SAMPLE_INVALID', line, 'The word "as" needs a path.', 'Write as="src/a.ts".'),

  samePath: (line: number, path: string) =>
    problem('SAMPLE_INVALID', line, `The sample has the file "${path}" already.`, 'Give it another path.'),

  outputAlone: (line: number) =>
    problem(
      'SAMPLE_INVALID',
      line,
      'No sample is above this output.',
      'Write the word "test" into its fence.',
    ),

  exit: (line: number, how: string, output: string) =>
    problem('SAMPLE_FAILED', line, `The sample ${how}.${below(output)}`),

  noFailure: (line: number, output: string) =>
    problem('SAMPLE_FAILED', line, `The sample has to fail, but it succeeded.${below(output)}`),

  otherFailure: (line: number, text: string, output: string) =>
    problem(
      'SAMPLE_FAILED',
      line,
      `The sample has to fail with "${text}", which is not in its output.${below(output)}`,
    ),

  otherOutput: (line: number, differs: {readonly expected: string; readonly actual: string}) =>
    problem(
      'SAMPLE_FAILED',
      line,
      `The sample prints something else.\n- ${differs.expected}\n+ ${differs.actual}`,
      'The line with "-" is that of the page, the line with "+" is that of the sample.',
    ),

  timeout: (line: number, {seconds, language, output}: {seconds: number; language: string; output: string}) =>
    problem(
      'SAMPLE_LIMIT',
      line,
      `The sample did not end within ${plural(seconds, 'second')}, and was ended.${below(output)}`,
      `If it needs more, set samples.languages.${language}.timeout in the configuration.`,
    ),

  size: (line: number, limit: number) =>
    problem(
      'SAMPLE_LIMIT',
      line,
      `The sample writes more than ${megabytes(limit)} into its folder, and was ended.`,
      'If it needs more, set samples.maxFolderSize in the configuration.',
    ),

  processes: (line: number, limit: number) =>
    problem(
      'SAMPLE_LIMIT',
      line,
      `The sample has more than ${limit} processes at one time, and was ended.`,
      'If it needs more, set samples.maxProcesses in the configuration.',
    ),
};
