import type {MarkdownModule, MarkdownRule, MarkdownSite} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import type {MarkdownMistake} from '../errors/SiteError.js';
import type {ContentRecord} from './ArtifactCache.js';

/** Inputs of the compile that are the same for all files. Each worker process gets them once. */
export interface CompileSetup {
  readonly site: MarkdownSite;
  /** Result of `markdownRules`. Each rule has the settings for the Markdown files in some folders. */
  readonly rules: readonly MarkdownRule[];
  /** Results of `optionsKeyOf`, in the order of `rules`. */
  readonly optionsKeys: readonly string[];
  /** Absolute folder to which compiled files (artifacts) are written. */
  readonly artifactsDir: string;
  /** True to compile with `@mdx-js/mdx` instead of the native parser. */
  readonly avoidsNative?: boolean;
  /** True to collect the text of files, split at their headings, for search. */
  readonly collectsSections?: boolean;
  /**
   * Called when a part of a compile is done (the copies of an image are made, or another page is compiled): the time
   * limit then starts again. Not sent to other processes.
   */
  readonly onPart?: () => void;
  /**
   * Called when another page is begun early, because a plugin of the present page waits: if the process then crashes or
   * hangs, the other page may be the cause. `position` is the position of the other page in `permalinks` of the rule;
   * `undefined` when the present page is done. Not sent to other processes.
   */
  readonly onOtherPage?: (position: number | undefined) => void;
}

/**
 * Returns the hash of the options of a rule.
 *
 * @param rule - index of the rule
 */
export function optionsKeyAt({optionsKeys}: Pick<CompileSetup, 'optionsKeys'>, rule: number): string {
  const key = optionsKeys[rule];
  if (key === undefined) throw new Error(`No options key for rule ${rule}.`);
  return key;
}

/** A Markdown file to compile. */
export interface CompileItem {
  /** "@site/docs/intro.md", or with a query: "@site/blog/post.md?truncated=true". */
  readonly source: string;
  /** Absolute path. */
  readonly file: string;
  /** Index into `CompileSetup.rules`. */
  readonly rule: number;
}

/** Data of Markdown that code imports, without the compiled module, which is in the bundle. */
export interface ImportedMarkdown extends Pick<MarkdownModule, 'dependencies' | 'diagnostics'> {
  readonly file: string;
  /** Result of `optionsKeyOf` for the rule of the file. */
  readonly optionsKey: string;
}

/** A compiled module, and the data by which a later build checks if it is still valid. */
export interface CompiledModule {
  readonly module: MarkdownModule;
  readonly imported: ImportedMarkdown;
}

/** Input to compile Markdown that code imports. */
export interface ModuleItem extends Pick<CompileItem, 'file' | 'rule'> {
  /** Text of the Markdown file. */
  readonly text: string;
  readonly target: ModuleTarget;
}

/** Data of a `MarkdownError`, which can be sent between processes. */
export type ContentFailure = Pick<
  MarkdownMistake,
  'code' | 'message' | 'file' | 'line' | 'column' | 'frame' | 'hint'
>;

export interface CompileResult {
  readonly records: readonly ContentRecord[];
  readonly failures: readonly ContentFailure[];
}

export type FileOutcome = {readonly record: ContentRecord} | {readonly failure: ContentFailure};
export type ModuleOutcome = {readonly module: MarkdownModule} | {readonly failure: ContentFailure};

/** Separates the outcomes of several files into records (of compiled files) and failures. */
export function resultOf(outcomes: readonly FileOutcome[]): CompileResult {
  return {
    records: outcomes.flatMap((outcome) => ('record' in outcome ? outcome.record : [])),
    failures: outcomes.flatMap((outcome) => ('failure' in outcome ? outcome.failure : [])),
  };
}
