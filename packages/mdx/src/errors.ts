import {codeFrame} from './codeFrame.js';
import type {ErrorCode} from './errorCodes.js';

export interface MarkdownErrorDetails {
  readonly code: ErrorCode;
  readonly message: string;
  /** Absolute. */
  readonly file: string;
  /** From 1, in the file as it is on disk. */
  readonly line?: number;
  readonly column?: number;
  /** Whole text of the file; gives the error its frame. */
  readonly text?: string;
  /** Advice in one or two full sentences. */
  readonly hint?: string;
}

/** A mistake in one content file: for the author, so without a stack of ours. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
  readonly code: ErrorCode;
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** A few lines of the file with a caret; `undefined` where there is no line to show. */
  readonly frame: string | undefined;
  readonly hint: string | undefined;

  constructor(details: MarkdownErrorDetails) {
    super(details.message);
    this.code = details.code;
    this.file = details.file;
    this.line = details.line;
    this.column = details.column;
    this.hint = details.hint;
    this.frame =
      details.text !== undefined && details.line !== undefined
        ? codeFrame(details.text, details.line, details.column)
        : undefined;
  }
}
