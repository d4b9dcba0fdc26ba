export interface Sample {
  readonly language: string;
  /** Of the opening fence, from 1. */
  readonly line: number;
  readonly text: string;
  /** Name of the file. */
  readonly title: string | undefined;
  /** Where it runs: "here", "empty" or "site"; `undefined` if it is not run. */
  readonly run: string | undefined;
  /** How a part of a file is checked: "syntax", "config", "preset", "navbar", "sidebar" or "post". */
  readonly checked: string | undefined;
  /** The reason why it is not run. */
  readonly norun: string | undefined;
  readonly needsMarker: boolean;
}

export function readSamples(text: string): Sample[];
