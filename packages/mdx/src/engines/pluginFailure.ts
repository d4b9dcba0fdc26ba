import type {PageFile} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import {NotExpressible} from './NotExpressible.js';

/**
 * Creates the error for an exception in a plugin of the site: with the file, and with line and column if the plugin has
 * passed a position (`file.fail`).
 */
export function pluginFailure(error: unknown, {input}: PageFile): MarkdownError {
  const {file, text} = input;
  const reason = isPlaced(error) ? error.reason : error instanceof Error ? error.message : String(error);
  const failure = new MarkdownError({
    code: 'MDX_PLUGIN_FAILED',
    file,
    text,
    ...(isPlaced(error) && {line: error.line, column: error.column}),
    message: `A remark, rehype or recma plugin failed on this file: ${reason}`,
  });
  failure.cause = error;
  return failure;
}

/**
 * Converts an exception of a plugin to an error for authors (`pluginFailure`). Our own errors and call stack overflows
 * are returned unchanged.
 */
export function processingFailure(error: unknown, page: PageFile): unknown {
  const isOwn =
    error instanceof MarkdownError || error instanceof RangeError || error instanceof NotExpressible;
  return isOwn ? error : pluginFailure(error, page);
}

export interface PlacedMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

/** True for an error with a position, as vfile creates it. */
export function isPlaced(error: unknown): error is PlacedMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string' && 'place' in error;
}
