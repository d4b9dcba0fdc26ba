import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {
  type FileCache,
  isFolder,
  type PageReader,
  type Problem,
  type ReadPages,
  readPages,
} from '@lectern/core/content-helpers';
import {glob} from 'tinyglobby';
import type {DocFile, ReadDoc} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import {checkFrontMatter, type ParsedDocFrontMatter} from '../model/frontMatter.js';
import type {PluginOptions} from '../options.js';

export interface ReadDocsInput {
  readonly version: DocsVersion;
  readonly options: Pick<PluginOptions, 'include' | 'exclude' | 'untrusted'>;
  readonly context: LoadContext;
  readonly facts: FileCache<ReadDoc>;
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

/** How docs are read. */
export function docReader({
  context,
  options,
  facts,
}: Pick<ReadDocsInput, 'context' | 'options' | 'facts'>): PageReader<ParsedDocFrontMatter, ReadDoc> {
  return {context, options, facts, checkFrontMatter, complete: (page) => page};
}

/** The files of a version, and what is wrong with them. */
export interface ReadDocs extends ReadPages<DocFile> {
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
  const empty = paths.length === 0 ? await emptiness(version) : undefined;
  if (empty) return {files: [], problems: [], unreadable: [], emptiness: empty};
  const files = paths.map((docPath) => {
    const originalFile = path.join(version.contentPath, docPath);
    const file = translated.has(docPath) ? path.join(version.contentPathLocalized, docPath) : originalFile;
    return {file, originalFile, path: docPath};
  });
  return readPages(files, docReader(input));
}
