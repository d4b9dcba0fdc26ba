import {expect} from 'vitest';
import {MarkdownError} from '../src/errors.js';
import {type CompileOptions, compileAny} from './compile.js';

/** The error that a text ends with. */
export async function failure(text: string, options: CompileOptions): Promise<MarkdownError> {
  const error: unknown = await compileAny(text, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MarkdownError);
  return error as MarkdownError;
}
