import type {ErrorCode} from '../errors/errorCodes.js';

/** A file of a sample. */
export interface SampleFile {
  /** Path in the folder of the sample, with "/". */
  readonly path: string;
  readonly text: string;
  /**
   * Line of the page for each line of the text, from 1. `undefined` for lines that are not on the page, such as the
   * prelude.
   */
  readonly pageLines: readonly (number | undefined)[];
}

/** A program made of the fences of a page, which is run with one command. */
export interface Sample {
  /** Absolute path of the Markdown file. */
  readonly page: string;
  /** Line of the first fence, from 1. */
  readonly line: number;
  /** Name in `test="name"`. */
  readonly name: string | undefined;
  /** Key in `samples.languages` of the configuration. */
  readonly language: string;
  /** Path of the file that is run; one of `files`. */
  readonly main: string;
  readonly files: readonly SampleFile[];
  /** `true` if the sample has to fail; a text that its output then has to contain. */
  readonly fails: string | true | undefined;
  /** Text that the sample has to print, and the line of its fence. */
  readonly output: {readonly text: string; readonly line: number} | undefined;
}

/** A mistake in the samples of a site. */
export interface SampleFinding {
  readonly check: 'samples';
  readonly code: ErrorCode;
  /** Path of the Markdown file, relative to the site, with "/". */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** Full sentences; the second and further lines are output of the sample. */
  readonly message: string;
  readonly hint?: string;
}

/** A mistake in the fences of one page. */
export type SampleProblem = Omit<SampleFinding, 'check' | 'file'>;
