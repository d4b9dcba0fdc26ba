import {log} from '../cli/log.js';
import {listProblems, type ProblemReport, problemError} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';

/** The value of an option such as `onInlineTags`. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

/**
 * Reports mistakes of one kind as loudly as an option says.
 *
 * @throws {SiteError} for "throw"
 */
export function reportProblems(
  problems: readonly Problem[],
  {severity, ...report}: ProblemReport & {readonly severity: Severity},
): void {
  if (severity === 'ignore' || problems.length === 0) return;
  if (severity === 'throw') throw problemError(problems, report);
  const {code, heading, hint, siteDir} = report;
  log[severity]([`[${code}] ${heading}`, listProblems(problems, siteDir), hint].filter(Boolean).join('\n'));
}
