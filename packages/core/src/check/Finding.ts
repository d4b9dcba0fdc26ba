import type {SiteFault} from '../plugins/SiteFault.js';
import type {CheckName} from '../schema/checkNames.js';

/** A fault that a check has found. */
export interface Finding extends SiteFault {
  readonly check: CheckName;
  /** Path of the source file, relative to the site folder, with "/": "docs/intro.md". */
  readonly file?: string;
  /** "warn" if it is no certain fault: it is then a warning, even if findings of the check are errors. */
  readonly severity?: 'warn';
}

/** A finding as it is printed. */
export interface ReportedFinding extends Omit<Finding, 'severity'> {
  readonly severity: 'error' | 'warn';
  /** Number of pages with this fault; `page` is the first one. Absent if it is on one page, or on none. */
  readonly pages?: number;
}
