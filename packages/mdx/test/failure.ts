import {expect} from 'vitest';
import {MarkdownError} from '../src/errors.js';
import {type CompileOptions, compileAny} from './compile.js';

/** Compiles a text that has to fail, and returns the error. */
export async function failure(text: string, options: CompileOptions): Promise<MarkdownError> {
  const error: unknown = await compileAny(text, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MarkdownError);
  return error as MarkdownError;
}
