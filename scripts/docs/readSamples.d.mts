export interface Sample {
  readonly language: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly text: string;
  /** Name of the file that the sample is, from the fence: `title="site.config.ts"`. */
  readonly title: string | undefined;
  /**
   * Folder in which the sample runs: "here" (that of the sample before), "empty", "site" or "docusaurus"; `undefined`
   * if it is not run.
   */
  readonly run: string | undefined;
  /** How a part of a file is checked: "syntax", "config", "preset", "navbar", "sidebar" or "post". */
  readonly checked: string | undefined;
  /** Files of the reader that the sample names: those that do not exist are written before it runs. */
  readonly needs: readonly string[];
  /** Files of the site that are removed before the sample runs. */
  readonly without: readonly string[];
  /** True if `site samples` runs it. */
  readonly isTested: boolean;
  /** Reason for which the sample is not run. */
  readonly norun: string | undefined;
  readonly needsMarker: boolean;
}

export function readSamples(text: string): Sample[];
