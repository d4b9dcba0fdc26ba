import fs from 'node:fs';
import type {MarkdownRule, MarkdownSite, PublishScope} from '@lectern/mdx';
import {
  compileMarkdown,
  decodeMarkdown,
  describeRefusal,
  MarkdownError,
  NOT_PUBLISHABLE,
  NOT_PUBLISHABLE_HINT,
  publishRefusal,
  realPathOf,
} from '@lectern/mdx';
import {stampOf} from '../cache/FileStamps.js';
import {sha256} from '../cache/hash.js';
import {type ContentRecord, storeArtifact} from './ContentStore.js';

/** Rules and site as a thread holds them: set once, used by every batch. */
export interface CompileSetup {
  readonly site: MarkdownSite;
  readonly rules: readonly MarkdownRule[];
  /** By rule. */
  readonly optionsKeys: readonly string[];
  readonly artifactsDir: string;
}

export interface CompileItem {
  readonly source: string;
  readonly file: string;
  /** Index into `CompileSetup.rules`. */
  readonly rule: number;
}

/** A `MarkdownError` that can travel between threads. */
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

function failureOf(error: unknown): ContentFailure {
  if (!(error instanceof MarkdownError)) throw error;
  const {code, message, file, line, column, frame, hint} = error;
  return {code, message, file, line, column, frame, hint};
}

/** A page is published as well: a symbolic link among the content must not lead to a file elsewhere. */
function checkPlace(file: string, scope: PublishScope): void {
  const real = realPathOf(file);
  if (real === undefined || real === file) return;
  const refusal = publishRefusal(file, real, scope);
  // MDX may import Markdown of packages, and from wherever its code may be.
  if (!refusal || refusal.reason === 'package' || refusal.reason === 'outside') return;
  const message = describeRefusal('This page', refusal);
  throw new MarkdownError({code: NOT_PUBLISHABLE, file, message, hint: NOT_PUBLISHABLE_HINT});
}

async function compileFile(setup: CompileSetup, item: CompileItem): Promise<ContentRecord> {
  const rule = setup.rules[item.rule];
  const optionsKey = setup.optionsKeys[item.rule];
  if (!rule || optionsKey === undefined) throw new Error(`No rule ${item.rule} for ${item.file}.`);
  const stat = fs.statSync(item.file, {throwIfNoEntry: false});
  if (!stat) {
    throw new MarkdownError({
      code: 'MARKDOWN_FILE_GONE',
      file: item.file,
      message: 'The file does not exist any more.',
    });
  }
  checkPlace(item.file, setup.site.publish);
  const bytes = fs.readFileSync(item.file);
  const text = decodeMarkdown(bytes, item.file);
  const artifact = await compileMarkdown({file: item.file, text, site: setup.site, rule});
  return {
    source: item.source,
    file: item.file,
    ...storeArtifact(setup.artifactsDir, artifact),
    imports: artifact.imports,
    assets: artifact.assets,
    diagnostics: artifact.diagnostics,
    stamp: stampOf(stat, sha256(bytes)),
    optionsKey,
    files: artifact.dependencies.filter(({kind}) => kind !== 'link'),
    details: {
      links: artifact.links,
      permalinks: artifact.dependencies.filter(({kind}) => kind === 'link'),
    },
  };
}

/** Compiles files one after the other; a file with a mistake does not keep the others from being checked. */
export async function compileFiles(
  setup: CompileSetup,
  items: readonly CompileItem[],
): Promise<CompileResult> {
  const records: ContentRecord[] = [];
  const failures: ContentFailure[] = [];
  for (const item of items) {
    try {
      records.push(await compileFile(setup, item));
    } catch (error) {
      failures.push(failureOf(error));
    }
  }
  return {records, failures};
}
