import fs from 'node:fs';
import type {Artifact, CompileInput, MarkdownRule, PublishScope} from '@lectern/mdx';
import {
  decodeMarkdown,
  describeRefusal,
  MarkdownError,
  NOT_PUBLISHABLE,
  NOT_PUBLISHABLE_HINT,
  publishRefusal,
  realPathOf,
} from '@lectern/mdx';
import {compileMarkdown, scanImports} from '@lectern/mdx/compiler';
import {readIfPresent, sha256, stampOf} from '@lectern/store';
import {startCost} from '../cache/startCost.js';
import {type ContentRecord, storeArtifact} from './ArtifactCache.js';
import {
  type CompileItem,
  type CompileSetup,
  type ContentFailure,
  type FileOutcome,
  type ModuleItem,
  type ModuleOutcome,
  optionsKeyAt,
} from './compileTypes.js';

function failureOf(error: unknown, file: string): ContentFailure {
  if (error instanceof MarkdownError) {
    const {code, message, file, line, column, frame, hint} = error;
    return {code, message, file, line, column, frame, hint};
  }
  if (error instanceof RangeError && error.message.startsWith('Maximum call stack')) {
    return {
      code: 'MARKDOWN_TOO_DEEP',
      message: 'The file nests too many elements, lists or quotes in each other.',
      file,
      hint: 'Look for text that was repeated by mistake, or for many opening tags or brackets without their ends.',
    };
  }
  const {message, stack} = error instanceof Error ? error : new Error(String(error));
  // An error of the file system is no mistake in the file: a full disk, for example, or a cache that cannot be written.
  if (error instanceof Error && 'syscall' in error) throw error;
  return {
    code: 'MARKDOWN_ENGINE_FAILED',
    message: `The Markdown compiler failed on this file: ${message}`,
    file,
    hint: `This is a mistake in Lectern. Please report it with the file and these lines:\n${stack}`,
  };
}

function ruleAt({rules}: CompileSetup, {rule, file}: Pick<CompileItem, 'rule' | 'file'>): MarkdownRule {
  const found = rules[rule];
  if (!found) throw new Error(`No rule ${rule} for ${file}.`);
  return found;
}

function inputOf(setup: CompileSetup, item: Pick<CompileItem, 'rule' | 'file'>, text: string): CompileInput {
  const {site, avoidsNative, collectsSections, onPart} = setup;
  const rule = ruleAt(setup, item);
  return {file: item.file, text, site, rule, avoidsNative, collectsSections, onPart};
}

/**
 * Checks that the path of a content file does not lead, through a symbolic link, to a file that must not be published:
 * the page would publish that file.
 *
 * @throws {MarkdownError} `FILE_NOT_PUBLISHABLE`
 */
function checkPublishable(file: string, scope: PublishScope): void {
  const real = realPathOf(file);
  if (real === undefined || real === file) return;
  const refusal = publishRefusal(file, real, scope);
  // Files of packages and files outside of the site are allowed, since MDX may import Markdown and code from there.
  if (!refusal || refusal.reason === 'package' || refusal.reason === 'outside') return;
  const message = describeRefusal('This page', refusal);
  throw new MarkdownError({code: NOT_PUBLISHABLE, file, message, hint: NOT_PUBLISHABLE_HINT});
}

async function compile(setup: CompileSetup, item: CompileItem): Promise<ContentRecord> {
  const {source, file} = item;
  const costSince = startCost();
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (!stat) {
    const message = 'The file does not exist any more.';
    throw new MarkdownError({code: 'MARKDOWN_FILE_GONE', file, message});
  }
  checkPublishable(file, setup.site.publish);
  const bytes = fs.readFileSync(file);
  const text = decodeMarkdown(bytes, file);
  const artifact = await compileMarkdown(inputOf(setup, item, text));
  const sections = setup.collectsSections ? JSON.stringify(artifact.sections) : undefined;
  return {
    source,
    file,
    ...storeArtifact(setup.artifactsDir, artifact),
    imports: artifact.imports,
    assets: artifact.assets,
    diagnostics: artifact.diagnostics,
    fallback: artifact.fallback,
    stamp: stampOf(stat, sha256(bytes)),
    optionsKey: optionsKeyAt(setup, item.rule),
    ...(sections !== undefined && {
      sections: {hash: sha256(sections).slice(0, 20), title: titleOf(artifact)},
    }),
    files: artifact.dependencies.filter(({kind}) => kind !== 'link'),
    details: {
      links: artifact.links,
      permalinks: artifact.dependencies.filter(({kind}) => kind === 'link'),
      sections,
    },
    cost: costSince(),
  };
}

function titleOf({contentTitle, frontMatter}: Artifact): string {
  const {title} = frontMatter;
  return contentTitle ?? (typeof title === 'string' ? title : '');
}

/** Compiles a file and writes the result (its artifact) to the cache. Returns a mistake in the file as a failure. */
export async function compileFile(setup: CompileSetup, item: CompileItem): Promise<FileOutcome> {
  try {
    return {record: await compile(setup, item)};
  } catch (error) {
    return {failure: failureOf(error, item.file)};
  }
}

/** Compiles Markdown that code imports, to the text of an ES module. Returns a mistake in it as a failure. */
export async function compileModuleItem(setup: CompileSetup, item: ModuleItem): Promise<ModuleOutcome> {
  const {file, text, target} = item;
  try {
    // Loaded only if needed: most sites import no Markdown from code, and the unified packages take long to load.
    const {compileModule} = await import('@lectern/mdx/module-compiler');
    const input = {file, text, site: setup.site, rule: ruleAt(setup, item)};
    return {module: await compileModule(input, target)};
  } catch (error) {
    return {failure: failureOf(error, file)};
  }
}

/**
 * Finds the imports of a file by a quick scan.
 *
 * @returns references ("code:clsx", "content:@site/docs/_note.md"); empty for a file that cannot be read or scanned:
 *   `compileFile` reports the mistake
 */
export async function scanItem(setup: CompileSetup, item: CompileItem): Promise<readonly string[]> {
  const {file} = item;
  try {
    return await scanImports(inputOf(setup, item, readIfPresent(file) ?? ''));
  } catch {
    return [];
  }
}
