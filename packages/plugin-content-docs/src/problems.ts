import path from 'node:path';
import {SiteError} from '@lectern/core';
import {log, toPosix} from '@lectern/core/content-helpers';

/** One mistake of the author, and where it stands. */
export interface Problem {
  /** Absolute; a name such as "sidebarItemsGenerator" where there is no file. */
  readonly file: string;
  /** From 1; absent where the line cannot be told. */
  readonly line?: number | undefined;
  /** A full sentence. */
  readonly message: string;
}

export interface ProblemReport {
  readonly code: string;
  /** What the report says first if there are several problems. */
  readonly heading: string;
  readonly hint?: string | undefined;
  readonly siteDir: string;
}

/** "sidebars.ts:14 lists …": the file relative to the site where it is inside. */
function problemText({file, line, message}: Problem, siteDir: string): string {
  const relative = path.isAbsolute(file) ? toPosix(path.relative(siteDir, file)) : file;
  const name = relative.startsWith('..') ? file : relative;
  return `${name}${line === undefined ? '' : `:${line}`} ${message}`;
}

function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) =>
    a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
  );
}

/** A list of several problems, one a line. */
export function listProblems(problems: readonly Problem[], siteDir: string): string {
  return inOrder(problems)
    .map((problem) => `- ${problemText(problem, siteDir)}`)
    .join('\n');
}

/** All problems of one kind as one error; a single one is shown with the lines around it. */
export function problemError(
  problems: readonly Problem[],
  {code, heading, hint, siteDir}: ProblemReport,
): SiteError {
  const [first, ...others] = problems;
  if (!first || others.length > 0) {
    return new SiteError(code, `${heading}\n${listProblems(problems, siteDir)}`, {hint});
  }
  const {file, line, message} = first;
  return new SiteError(code, message, {place: {file, ...(line !== undefined && {line})}, hint});
}

/** @throws {SiteError} if there is a problem */
export function throwProblems(problems: readonly Problem[], report: ProblemReport): void {
  if (problems.length > 0) throw problemError(problems, report);
}

/** Prints one warning for all problems of a kind. */
export function warnProblems(
  problems: readonly Problem[],
  {code, hint, siteDir}: Omit<ProblemReport, 'heading'>,
): void {
  if (problems.length > 0)
    log.warn([`[${code}]`, listProblems(problems, siteDir), hint].filter(Boolean).join('\n'));
}
