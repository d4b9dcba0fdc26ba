import {errors} from '../errors/catalog.js';
import type {Printer} from '../errors/Printer.js';
import {reportError} from '../errors/reportError.js';
import type {ReportingSeverity} from '../shared/siteConfig.js';
import type {SitePlan} from './SitePlan.js';

/**
 * Reports the duplicates in a plan: paths that several routes have, or that are below the base URL of another locale.
 *
 * @throws {SiteError} `DUPLICATE_ROUTES` if the severity is "throw"
 */
export function reportDuplicateRoutes(
  {duplicates}: Pick<SitePlan, 'duplicates'>,
  severity: ReportingSeverity,
  printer: Printer,
): void {
  if (duplicates.length === 0 || severity === 'ignore') return;
  const lines = duplicates.flatMap(({path, claims}) => [
    `- ${path}`,
    ...claims.map((claim) => `    ${claim}`),
  ]);
  reportError(errors.duplicateRoutes(lines), severity, printer);
}
