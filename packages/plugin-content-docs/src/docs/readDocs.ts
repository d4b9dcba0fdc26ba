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

/** Paths of a version's Markdown files, relative to its folder, sorted; empty if the folder does not exist. */
export async function findDocs({
  version,
  options,
}: {
  readonly options: Pick<PluginOptions, 'include' | 'exclude'>;
  readonly version: Pick<DocsVersion, 'contentPath'>;
}): Promise<readonly string[]> {
  // tinyglobby 0.2 replaces "\" in `cwd` by "/", so it could find the files of another folder.
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

/** Settings by which `readPages` and `hasNewFacts` read docs. */
export function docReader({
  context,
  options,
  facts,
}: Pick<ReadDocsInput, 'context' | 'options' | 'facts'>): PageReader<ParsedDocFrontMatter, ReadDoc> {
  return {context, options, facts, checkFrontMatter, complete: (page) => page};
}

/** Parsed files of a version, and the problems in them. */
export interface ReadDocs extends ReadPages<DocFile> {
  /** Problem of a version without docs. */
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

/** Reads all Markdown files of a version; a translated file replaces its original. */
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
