import {codeFrame} from './codeFrame.js';
import type {ErrorCode} from './errorCodes.js';

export interface MarkdownErrorDetails {
  readonly code: ErrorCode;
  readonly message: string;
  /** Absolute path of the content file with the mistake. */
  readonly file: string;
  /** Line in the file on disk, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** Whole text of the file; without it, the error has no `frame`. */
  readonly text?: string;
  /** Advice in one or two full sentences. */
  readonly hint?: string;
}

/** Mistake in one content file. The author sees it without a stack. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
  readonly code: ErrorCode;
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** Lines of the file around the mistake, with a caret below it; `undefined` if the text or the line is not given. */
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
