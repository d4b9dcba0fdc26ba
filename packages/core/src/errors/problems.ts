import path from 'node:path';
import {shownPath} from '../paths.js';
import {log} from '../terminal/log.js';
import {codedText} from './errorAddress.js';
import type {ErrorCode} from './errorCodes.js';
import {type Problem, SiteError} from './SiteError.js';

/** Parts of a report about problems with the same error code: the code, the first line and the advice. */
export interface ProblemReport {
  readonly code: ErrorCode;
  /** First line of the report if there are several problems. */
  readonly heading: string;
  readonly hint?: string | undefined;
  readonly siteDir: string;
}

/** One problem as text: "sidebars.ts:14 lists …". Paths of files in the site are relative to the site folder. */
function problemText({file, line, message}: Problem, siteDir: string): string {
  const name = path.isAbsolute(file) ? shownPath(siteDir, file) : file;
  const location = line === undefined ? name : `${name}:${line}`;
  return location === '' ? message : `${location} ${message}`;
}

function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) =>
    a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
  );
}

/** List of problems, one on each line, sorted by file and line. */
export function listProblems(problems: readonly Problem[], siteDir: string): string {
  return inOrder(problems)
    .map((problem) => `- ${problemText(problem, siteDir)}`)
    .join('\n');
}

/**
 * Makes one error that reports all problems. If there is only one problem, the error gets the file and line of that
 * problem, so that the lines around it are printed.
 */
export function problemError(
  problems: readonly Problem[],
  {code, heading, hint, siteDir}: ProblemReport,
): SiteError {
  const [first, ...others] = problems;
  const report = {heading, problems};
  if (!first || others.length > 0) {
    return new SiteError(code, `${heading}\n${listProblems(problems, siteDir)}`, {hint, report});
  }
  const {file, line, message} = first;
  const location = {file, ...(line !== undefined && {line})};
  return new SiteError(code, message, {location, hint, report});
}

/**
 * Throws all problems as one error.
 *
 * @throws {SiteError} if there is at least one problem
 */
export function throwProblems(problems: readonly Problem[], report: ProblemReport): void {
  if (problems.length > 0) throw problemError(problems, report);
}

/** Prints all problems as one warning; prints nothing for an empty list. */
export function warnProblems(
  problems: readonly Problem[],
  {code, hint, siteDir}: Omit<ProblemReport, 'heading'>,
): void {
  if (problems.length > 0) log.warn(codedText(code, undefined, listProblems(problems, siteDir), hint));
}
