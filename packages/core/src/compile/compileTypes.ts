import type {Artifact, MarkdownRule, MarkdownSite} from '@lectern/mdx';
import type {ContentRecord} from './ContentStore.js';

/** Rules and site as a process holds them: set once, used for every file. */
export interface CompileSetup {
  readonly site: MarkdownSite;
  readonly rules: readonly MarkdownRule[];
  /** By rule. */
  readonly optionsKeys: readonly string[];
  readonly artifactsDir: string;
  /** As in `CompileInput`. */
  readonly avoidsNative?: boolean;
}

export interface CompileItem {
  readonly source: string;
  readonly file: string;
  /** Index into `CompileSetup.rules`. */
  readonly rule: number;
}

/** A text that is not compiled for a page: code imports it. */
export interface TextItem extends Pick<CompileItem, 'file' | 'rule'> {
  readonly text: string;
}

/** A `MarkdownError` that can travel between processes. */
export interface ContentFailure {
  readonly code: string;
  readonly message: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
  readonly hint?: string;
}

export interface CompileResult {
  readonly records: readonly ContentRecord[];
  readonly failures: readonly ContentFailure[];
}

export type FileOutcome = {readonly record: ContentRecord} | {readonly failure: ContentFailure};
export type TextOutcome = {readonly artifact: Artifact} | {readonly failure: ContentFailure};

/** Sorts outcomes into records and failures. */
export function resultOf(outcomes: readonly FileOutcome[]): CompileResult {
  return {
    records: outcomes.flatMap((outcome) => ('record' in outcome ? outcome.record : [])),
    failures: outcomes.flatMap((outcome) => ('failure' in outcome ? outcome.failure : [])),
  };
}
