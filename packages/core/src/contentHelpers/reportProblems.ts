import {type ProblemReport, problemError} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import type {PrintedReport} from '../errors/SiteReports.js';
import type {LoadContext} from '../plugins/Plugin.js';

/**
 * Value of options such as `onInlineTags`, for mistakes in the content: `ignore` does nothing, `log` and `warn` print
 * the mistakes, `throw` ends the command with an error.
 */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

/** Fields of a plugin's context that are needed to report problems. */
export type ReportContext = Pick<LoadContext, 'siteDir' | 'reports'>;

type SiteReport<Report> = Omit<Report, 'siteDir'> & {readonly context: ReportContext};

/**
 * Reports problems of one kind as a log line, a warning or an error, depending on `severity`.
 *
 * @throws {SiteError} for the severity "throw"
 */
export function reportProblems(
  problems: readonly Problem[],
  {severity, context, ...report}: SiteReport<ProblemReport> & {readonly severity: Severity},
): void {
  if (severity === 'ignore' || problems.length === 0) return;
  const {siteDir, reports} = context;
  if (severity === 'throw') throw problemError(problems, {...report, siteDir});
  reports?.print(problems, {...report, siteDir, severity});
}

/** Prints problems in the content of a site as one warning, unless they were printed for another locale before. */
export function warnOfContent(
  problems: readonly Problem[],
  {context: {siteDir, reports}, ...report}: SiteReport<Omit<PrintedReport, 'severity'>>,
): void {
  reports?.print(problems, {...report, siteDir});
}
