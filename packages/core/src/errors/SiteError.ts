import type {ErrorCode} from './errorCodes.js';

/** A place in a file that the reader of an error can open. */
export interface SourcePlace {
  /** Absolute, or relative to the site folder. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

/** One mistake of the author, with its place. */
export interface Problem {
  /** Absolute; a name such as "sidebarItemsGenerator", or nothing, where there is no file. */
  readonly file: string;
  /** From 1; absent where the line is not found. */
  readonly line?: number | undefined;
  /** A full sentence. */
  readonly message: string;
}

/** Mistakes of one kind, which one error reports. */
export interface SiteErrorReport {
  /** The first line of the report if there are several. */
  readonly heading: string;
  readonly problems: readonly Problem[];
}

/**
 * A mistake in what the user wrote: printed once by the CLI, without a stack.
 * Everything else that is thrown is a mistake of ours and prints its stack.
 */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly code: ErrorCode;
  readonly place?: SourcePlace;
  /** Advice to the user, as a full sentence. */
  readonly hint?: string;
  /** The mistakes one by one, where there may be several. */
  readonly report?: SiteErrorReport;
  /** The plugin in whose hook it was thrown; set on the way out. */
  plugin?: string;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      place?: SourcePlace | undefined;
      hint?: string | undefined;
      report?: SiteErrorReport;
      cause?: unknown;
    } = {},
  ) {
    super(message, {cause: details.cause});
    this.code = code;
    if (details.place) this.place = details.place;
    if (details.hint) this.hint = details.hint;
    if (details.report) this.report = details.report;
  }
}

/**
 * True for a `SiteError`, by its fields and not by its class: a plugin may bring its own copy of this package.
 */
export function isSiteError(error: unknown): error is SiteError {
  return error instanceof Error && error.name === 'SiteError' && 'code' in error;
}

/** The fields of a `MarkdownError` of `@lectern/mdx` that are printed. */
export interface MarkdownMistake extends Error {
  readonly code: ErrorCode;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
  readonly hint?: string;
}

export function isMarkdownError(error: unknown): error is MarkdownMistake {
  return error instanceof Error && error.name === 'MarkdownError' && 'code' in error && 'file' in error;
}
