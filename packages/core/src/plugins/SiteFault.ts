/** Fault of a site that `site check` reports. */
export interface SiteFault {
  /** Kind of fault, by which a site can ignore it: "published-address"; for accessibility, the name of a rule of axe. */
  readonly code?: string;
  /** Path of the source file: absolute, or relative to the site folder. */
  readonly file?: string;
  /** Line in `file`, from 1. */
  readonly line?: number;
  /** URL path of the page, base URL included. */
  readonly page?: string;
  /** Full sentence. */
  readonly message: string;
  /** Advice, as a full sentence. */
  readonly hint?: string;
}
