import fs from 'node:fs';
import type {LoadContext} from '@lectern/core';
import {
  findPages,
  isFolder,
  type PageReader,
  type Problem,
  type ReadPages,
  readPages,
} from '@lectern/core/content-helpers';
import type {DocFile, ReadDoc} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import {checkFrontMatter} from '../model/frontMatter.js';
import type {PluginOptions} from '../options.js';
import type {DocCache} from './DocCaches.js';

export interface ReadDocsInput {
  readonly version: DocsVersion;
  readonly options: Pick<PluginOptions, 'include' | 'exclude' | 'untrusted'>;
  readonly context: LoadContext;
  readonly cache: DocCache;
}

/**
 * Settings with which core reads docs: in `readPages`, and in `hasNewFacts`, which detects if an edit has changed more
 * than the text of a doc.
 */
export function docReader({context, options, cache}: Omit<ReadDocsInput, 'version'>): PageReader<ReadDoc> {
  return {context, options, ...cache, checkFrontMatter, complete: (page) => page};
}

/** Parsed files of a version, and the problems in these files. */
export interface ReadDocs extends ReadPages<DocFile> {
  /** Problem of a version without docs: its folder does not exist, or contains no docs. Absent if there are docs. */
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

/** Reads all Markdown files of a version; a translated file replaces its original file. */
export async function readDocs(input: ReadDocsInput): Promise<ReadDocs> {
  const {version, options} = input;
  const files = await findPages(version, options);
  const empty = files.length === 0 ? await emptiness(version) : undefined;
  if (empty) return {files: [], problems: [], unreadable: [], emptiness: empty};
  return readPages(files, docReader(input));
}
