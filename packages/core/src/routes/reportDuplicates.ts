import {errors} from '../errors/catalog.js';
import {codedText} from '../errors/errorAddress.js';
import type {ReportingSeverity} from '../shared/siteConfig.js';
import type {SitePlan} from './SitePlan.js';

/**
 * Reports the duplicates in a plan: paths that several routes have, or that belong to another locale.
 *
 * @throws {SiteError} `DUPLICATE_ROUTES` if the severity is "throw"
 */
export function reportDuplicateRoutes(
  {duplicates}: Pick<SitePlan, 'duplicates'>,
  severity: ReportingSeverity,
  printer: {warn(message: string): void; log(message: string): void},
): void {
  if (duplicates.length === 0 || severity === 'ignore') return;
  const lines = duplicates.flatMap(({path, claims}) => [
    `- ${path}`,
    ...claims.map((claim) => `    ${claim}`),
  ]);
  const error = errors.duplicateRoutes(lines);
  if (severity === 'throw') throw error;
  printer[severity](codedText(error.code, error.message, error.hint));
}
