import type {ReportingSeverity} from '../shared/siteConfig.js';
import {codedText} from './errorAddress.js';
import type {Printer} from './Printer.js';
import type {SiteError} from './SiteError.js';

/**
 * Prints an error as a log line or a warning, depending on `severity`.
 *
 * @throws {SiteError} the error, if the severity is 'throw'
 */
export function reportError(error: SiteError, severity: ReportingSeverity, printer: Printer): void {
  if (severity === 'throw') throw error;
  if (severity !== 'ignore') printer[severity](codedText(error.code, error.message, error.hint));
}
