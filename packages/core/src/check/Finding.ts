import type {CheckName} from '../schema/checkNames.js';

/** A fault that a check has found. */
export interface Finding {
  readonly check: CheckName;
  /** Kind of fault: "broken-link"; for accessibility, the name of a rule of axe. */
  readonly code?: string;
  /** Path of the source file, relative to the site folder, with "/": "docs/intro.md". */
  readonly file?: string;
  /** Line in `file`, from 1. */
  readonly line?: number;
  /** URL path of the page: "/docs/intro/". */
  readonly page?: string;
  /** Full sentence. */
  readonly message: string;
  /** Advice, as a full sentence. */
  readonly hint?: string;
  /** "warn" if it is no certain fault: it is then a warning, even if findings of the check are errors. */
  readonly severity?: 'warn';
}

/** A finding as it is printed. */
export interface ReportedFinding extends Omit<Finding, 'severity'> {
  readonly severity: 'error' | 'warn';
  /** Number of pages with this fault; `page` is the first one. Absent if it is on one page, or on none. */
  readonly pages?: number;
}
