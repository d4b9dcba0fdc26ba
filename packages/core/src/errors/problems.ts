import path from 'node:path';
import {log} from '../terminal/log.js';
import {codedText} from './errorAddress.js';
import type {ErrorCode} from './errorCodes.js';
import {type Problem, SiteError} from './SiteError.js';

/** The common parts of a report on problems of one kind. */
export interface ProblemReport {
  readonly code: ErrorCode;
  /** The first line of the report if there are several problems. */
  readonly heading: string;
  readonly hint?: string | undefined;
  readonly siteDir: string;
}

/** "sidebars.ts:14 lists …": the file relative to the site where it is inside. */
function problemText({file, line, message}: Problem, siteDir: string): string {
  const relative = path.isAbsolute(file) ? path.relative(siteDir, file).split(path.sep).join('/') : file;
  const name = relative.startsWith('..') ? file : relative;
  const place = line === undefined ? name : `${name}:${line}`;
  return place === '' ? message : `${place} ${message}`;
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
  const report = {heading, problems};
  if (!first || others.length > 0) {
    return new SiteError(code, `${heading}\n${listProblems(problems, siteDir)}`, {hint, report});
  }
  const {file, line, message} = first;
  const place = {file, ...(line !== undefined && {line})};
  return new SiteError(code, message, {place, hint, report});
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
  if (problems.length > 0) log.warn(codedText(code, undefined, listProblems(problems, siteDir), hint));
}
