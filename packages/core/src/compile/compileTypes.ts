import type {MarkdownModule, MarkdownRule, MarkdownSite} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import type {ErrorCode} from '../errors/errorCodes.js';
import type {ContentRecord} from './ArtifactCache.js';

/** Rules and site as a process holds them: set once, used for every file. */
export interface CompileSetup {
  readonly site: MarkdownSite;
  readonly rules: readonly MarkdownRule[];
  /** By rule. */
  readonly optionsKeys: readonly string[];
  readonly artifactsDir: string;
  /** As in `CompileInput`. */
  readonly avoidsNative?: boolean;
  /** As in `CompileInput`. */
  readonly collectsSections?: boolean;
  /** As in `CompileInput`; not sent to other processes. */
  readonly onPart?: () => void;
  /**
   * Called when another page is begun because a plugin waits on the present one, with its position among the permalinks of the rule,
   * and without one when the present page is done; not sent to other processes.
   */
  readonly onOtherPage?: (position: number | undefined) => void;
}

export interface CompileItem {
  readonly source: string;
  readonly file: string;
  /** Index into `CompileSetup.rules`. */
  readonly rule: number;
}

/** Data of compiled Markdown that code imports; the module itself is the bundler's. */
export interface ImportedMarkdown extends Pick<MarkdownModule, 'dependencies' | 'diagnostics'> {
  readonly file: string;
  /** Of its rule, see `CompileSetup`. */
  readonly optionsKey: string;
}

/** A compiled module, and what a bundler keeps to find out whether it is still right. */
export interface CompiledModule {
  readonly module: MarkdownModule;
  readonly imported: ImportedMarkdown;
}

/** Markdown that code imports. */
export interface ModuleItem extends Pick<CompileItem, 'file' | 'rule'> {
  readonly text: string;
  readonly target: ModuleTarget;
}

/** A `MarkdownError` that can travel between processes. */
export interface ContentFailure {
  readonly code: ErrorCode;
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
export type ModuleOutcome = {readonly module: MarkdownModule} | {readonly failure: ContentFailure};

/** Sorts outcomes into records and failures. */
export function resultOf(outcomes: readonly FileOutcome[]): CompileResult {
  return {
    records: outcomes.flatMap((outcome) => ('record' in outcome ? outcome.record : [])),
    failures: outcomes.flatMap((outcome) => ('failure' in outcome ? outcome.failure : [])),
  };
}
