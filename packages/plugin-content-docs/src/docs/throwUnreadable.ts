import type {MarkdownError} from '@lectern/core';
import {throwProblems} from '../problems.js';

/**
 * @throws {MarkdownError} of a single file, which shows the lines around the mistake
 * @throws {SiteError} of several files
 */
export function throwUnreadable(errors: readonly MarkdownError[], siteDir: string): void {
  const [first, ...others] = errors;
  if (!first) return;
  if (others.length === 0) throw first;
  const heading = 'Some docs cannot be read:';
  throwProblems(errors, {code: first.code, heading, hint: first.hint, siteDir});
}
