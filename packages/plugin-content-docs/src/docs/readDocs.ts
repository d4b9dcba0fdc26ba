import fs from 'node:fs';
import path from 'node:path';
import {
  createExcerpt,
  decodeMarkdown,
  formatOf,
  type LoadContext,
  MarkdownError,
  parseContentTitle,
} from '@lectern/core';
import {
  type FileFacts,
  formatSettings,
  isFolder,
  type Problem,
  splitMarkdown,
} from '@lectern/core/content-helpers';
import {glob} from 'tinyglobby';
import type {PluginOptions} from '../options.js';
import type {DocsVersion} from '../versions/types.js';
import {checkFrontMatter} from './frontMatter.js';
import type {DocFile, ReadDoc} from './types.js';

export interface ReadDocsInput {
  readonly version: DocsVersion;
  readonly options: Pick<PluginOptions, 'include' | 'exclude' | 'untrusted'>;
  readonly context: LoadContext;
  readonly memory: FileFacts<ReadDoc>;
}

/** Paths of the version's Markdown files below its folder, in a fixed order. */
export async function findDocs({
  version,
  options,
}: {
  readonly options: Pick<PluginOptions, 'include' | 'exclude'>;
  readonly version: Pick<DocsVersion, 'contentPath'>;
}): Promise<readonly string[]> {
  // A name with "\\" in it would be found, but not as what it is.
  if (!(await isFolder(version.contentPath))) return [];
  const found = await glob([...options.include], {
    cwd: version.contentPath,
    ignore: [...options.exclude],
    expandDirectories: false,
  });
  return found.sort();
}

async function translatedPaths(input: ReadDocsInput): Promise<ReadonlySet<string>> {
  const {version, options} = input;
  if (!(await isFolder(version.contentPathLocalized))) return new Set();
  return new Set(
    await glob([...options.include], {cwd: version.contentPathLocalized, expandDirectories: false}),
  );
}

/** @returns nothing for wrong front matter, which goes to `problems`. */
async function readDoc(
  file: string,
  {context, memory, options}: Pick<ReadDocsInput, 'context' | 'memory' | 'options'>,
  problems: Problem[],
): Promise<ReadDoc | undefined> {
  const stat = fs.statSync(file);
  const known = memory.find(file, stat);
  if (known) return known;
  // Small files are read in a fraction of the time that it takes to wait for them.
  const bytes = fs.readFileSync(file);
  const text = decodeMarkdown(bytes, file);
  const split = await splitMarkdown(text, file, context);
  const checked = checkFrontMatter(split.frontMatter, {file, text});
  if ('problems' in checked) {
    problems.push(...checked.problems);
    return undefined;
  }
  const {frontMatter} = checked;
  const format = formatOf({file, text, frontMatter}, formatSettings(options, context.siteConfig));
  const doc: ReadDoc = {
    frontMatter,
    contentTitle: frontMatter.title === undefined ? parseContentTitle(split.content) : undefined,
    excerpt: frontMatter.description === undefined ? createExcerpt(split.content, format) : undefined,
  };
  memory.remember(file, stat, doc);
  return doc;
}

/**
 * Whether a file no longer says of itself what it said when it was last read; its text below may well be another.
 *
 * @returns `true` for files that were never read, or cannot be read now
 */
export async function hasNewFacts(
  file: string,
  {
    context,
    memory,
    options,
  }: Pick<ReadDocsInput, 'context' | 'options'> & {readonly memory: FileFacts<ReadDoc> | undefined},
): Promise<boolean> {
  const known = memory?.last(file);
  if (!memory || !known) return true;
  try {
    const doc = await readDoc(file, {context, memory, options}, []);
    return JSON.stringify(doc) !== JSON.stringify(known);
  } catch {
    return true;
  }
}

/** The files of a version, and what is wrong with them. */
export interface ReadDocs {
  readonly docs: readonly DocFile[];
  readonly problems: readonly Problem[];
  /** Files that are not even text with front matter. */
  readonly unreadable: readonly MarkdownError[];
  /** Why there are no docs at all. */
  readonly emptiness?: {readonly code: 'DOCS_FOLDER_MISSING' | 'DOCS_EMPTY_VERSION'} & Problem;
}

async function emptiness({
  versionName: name,
  contentPath: file,
}: DocsVersion): Promise<ReadDocs['emptiness']> {
  if (await isFolder(file)) {
    return {code: 'DOCS_EMPTY_VERSION', file, message: `Version "${name}" of the docs has no document.`};
  }
  const what = fs.existsSync(file) ? 'is no folder' : 'does not exist';
  return {code: 'DOCS_FOLDER_MISSING', file, message: `The folder of version "${name}" ${what}.`};
}

/** Reads every Markdown file of a version. */
export async function readDocs(input: ReadDocsInput): Promise<ReadDocs> {
  const {version} = input;
  const [paths, translated] = await Promise.all([findDocs(input), translatedPaths(input)]);
  const problems: Problem[] = [];
  const unreadable: MarkdownError[] = [];
  const empty = paths.length === 0 ? await emptiness(version) : undefined;
  if (empty) return {docs: [], problems, unreadable, emptiness: empty};
  const read = async (docPath: string): Promise<DocFile | undefined> => {
    const originalFile = path.join(version.contentPath, docPath);
    const file = translated.has(docPath) ? path.join(version.contentPathLocalized, docPath) : originalFile;
    const doc = await readDoc(file, input, problems).catch((error: unknown) => {
      if (!(error instanceof MarkdownError)) throw error;
      unreadable.push(error);
      return undefined;
    });
    return doc && {...doc, file, originalFile, path: docPath};
  };
  const files = await Promise.all(paths.map(read));
  return {docs: files.filter((file) => file !== undefined), problems, unreadable};
}
