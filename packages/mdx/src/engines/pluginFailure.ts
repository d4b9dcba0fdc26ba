import type {Compilation} from '../compilation.js';
import {MarkdownError} from '../errors.js';

/** What a plugin of the site threw, with the file that it failed on. */
export function pluginFailure(error: unknown, {input}: Pick<Compilation, 'input'>): MarkdownError {
  const failure = new MarkdownError({
    code: 'MDX_PLUGIN_FAILED',
    file: input.file,
    message: `A remark, rehype or recma plugin failed on this file: ${error instanceof Error ? error.message : String(error)}`,
  });
  failure.cause = error;
  return failure;
}
