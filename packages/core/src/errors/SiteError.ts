import type {ErrorCode} from './errorCodes.js';

/** Parameters of a function that makes an error: texts by name, which become parts of the error message. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** File, line and column that a message refers to. */
export interface SourceLocation {
  /** Absolute path, or path relative to the site folder. */
  readonly file: string;
  /** Number from 1. */
  readonly line?: number;
  /** Number from 1. */
  readonly column?: number;
}

/** A single mistake in the files of a site, with its file and line. */
export interface Problem {
  /** Absolute path. If the mistake is not in a file, a name such as "sidebarItemsGenerator", or empty. */
  readonly file: string;
  /** Number from 1; absent if the line is not found. */
  readonly line?: number | undefined;
  /** Full sentence about the mistake. */
  readonly message: string;
}

/** Mistakes with the same error code, which are reported as one error. */
export interface SiteErrorReport {
  /** First line of the report if there are several mistakes. */
  readonly heading: string;
  readonly problems: readonly Problem[];
}

/**
 * An error that is explained to the user, mostly a mistake of the user. The CLI prints it once, without its stack. If
 * the code of a plugin has failed (`PLUGIN_HOOK_FAILED`, …), the CLI also prints the stack of the cause. Other errors,
 * except `MarkdownError` and the errors of `systemError`, are mistakes in Lectern or in plugins, and are printed with
 * their stacks.
 */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly code: ErrorCode;
  readonly location?: SourceLocation;
  /** Advice for the user, as a full sentence. */
  readonly hint?: string;
  /** List of the mistakes, if the error reports several mistakes. */
  readonly report?: SiteErrorReport;
  /** Name of the plugin in whose hook the error was thrown, as `pluginLabel` returns it; set by `callHook`. */
  plugin?: string;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      location?: SourceLocation | undefined;
      hint?: string | undefined;
      report?: SiteErrorReport;
      cause?: unknown;
    } = {},
  ) {
    super(message, {cause: details.cause});
    this.code = code;
    if (details.location) this.location = details.location;
    if (details.hint) this.hint = details.hint;
    if (details.report) this.report = details.report;
  }
}

/**
 * True for a `SiteError`. Compares fields and not the class, since a plugin may load another copy of this package,
 * which has a class of its own.
 */
export function isSiteError(error: unknown): error is SiteError {
  return error instanceof Error && error.name === 'SiteError' && 'code' in error;
}

/** Fields of a `MarkdownError` (from `@lectern/mdx`) that are printed. */
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
