import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {createExcerpt, decodeMarkdown, type LoadContext, parseContentTitle, SiteError} from '@lectern/core';
import {
  type FrontMatterProblem,
  frontMatterError,
  isFolder,
  mapConcurrently,
  splitMarkdown,
} from '@lectern/core/content-helpers';
import {glob} from 'tinyglobby';
import type {PluginOptions} from '../options.js';
import type {DocsVersion} from '../versions/types.js';
import {checkFrontMatter} from './frontMatter.js';
import type {DocFile} from './types.js';

export interface ReadDocsInput {
  readonly version: DocsVersion;
  readonly options: Pick<PluginOptions, 'include' | 'exclude'>;
  readonly context: LoadContext;
  readonly memory: DocMemory;
}

type ReadDoc = Pick<DocFile, 'frontMatter' | 'contentTitle' | 'excerpt'>;

/** What files held when they were last read; `site start` reads all of them again after each change. */
export type DocMemory = Map<string, {readonly hash: string; readonly doc: ReadDoc}>;

const OPEN_FILES = 64;

/** Paths of the version's Markdown files below its folder, in a fixed order. */
async function findDocs({version, options}: ReadDocsInput): Promise<readonly string[]> {
  if (!(await isFolder(version.contentDir))) {
    throw new SiteError(
      'DOCS_FOLDER_MISSING',
      `The docs folder of version "${version.name}" does not exist.`,
      {
        place: {file: version.contentDir},
        hint: 'Create it, or correct the docs option "path" or the list of versions.',
      },
    );
  }
  const found = await glob([...options.include], {
    cwd: version.contentDir,
    ignore: [...options.exclude],
    expandDirectories: false,
  });
  return found.sort();
}

async function translatedPaths(input: ReadDocsInput): Promise<ReadonlySet<string>> {
  const {version, options} = input;
  if (!(await isFolder(version.localizedDir))) return new Set();
  return new Set(await glob([...options.include], {cwd: version.localizedDir, expandDirectories: false}));
}

/** @returns nothing for wrong front matter, which goes to `problems`. */
async function readDoc(
  file: string,
  {context, memory}: Pick<ReadDocsInput, 'context' | 'memory'>,
  problems: FrontMatterProblem[],
): Promise<ReadDoc | undefined> {
  // Small files are read in a fraction of the time that it takes to wait for them.
  const bytes = fs.readFileSync(file);
  const hash = createHash('sha1').update(bytes).digest('base64');
  const known = memory.get(file);
  if (known?.hash === hash) return known.doc;

  const text = decodeMarkdown(bytes, file);
  const split = await splitMarkdown(text, file, context);
  const checked = checkFrontMatter(split.frontMatter, {file, text});
  if ('problems' in checked) {
    problems.push(...checked.problems);
    return undefined;
  }
  const {frontMatter} = checked;
  const doc: ReadDoc = {
    frontMatter,
    contentTitle: frontMatter.title === undefined ? parseContentTitle(split.content) : undefined,
    excerpt: frontMatter.description === undefined ? createExcerpt(split.content) : undefined,
  };
  memory.set(file, {hash, doc});
  return doc;
}

/**
 * Whether a file no longer says of itself what it said when it was last read; its text below may well be another.
 *
 * @returns `true` for files that were never read, or cannot be read now
 */
export async function hasNewFacts(
  file: string,
  input: Pick<ReadDocsInput, 'context' | 'memory'>,
): Promise<boolean> {
  const known = input.memory.get(file)?.doc;
  if (!known) return true;
  try {
    const doc = await readDoc(file, input, []);
    return JSON.stringify(doc) !== JSON.stringify(known);
  } catch {
    return true;
  }
}

/**
 * Reads every Markdown file of a version.
 *
 * @throws {SiteError} `DOCS_FOLDER_MISSING`, `DOCS_EMPTY_VERSION`, or `DOC_FRONT_MATTER` for all files at once.
 * @throws {MarkdownError} for broken YAML and for a file that is not UTF-8.
 */
export async function readDocs(input: ReadDocsInput): Promise<readonly DocFile[]> {
  const {version} = input;
  const [paths, translated] = await Promise.all([findDocs(input), translatedPaths(input)]);
  if (paths.length === 0) {
    throw new SiteError('DOCS_EMPTY_VERSION', `Version "${version.name}" of the docs has no document.`, {
      place: {file: version.contentDir},
      hint: 'Add a Markdown file, or correct the docs options "path", "include" and "exclude".',
    });
  }
  const problems: FrontMatterProblem[] = [];
  const files = await mapConcurrently(paths, OPEN_FILES, async (docPath): Promise<DocFile | undefined> => {
    const originalFile = path.join(version.contentDir, docPath);
    const file = translated.has(docPath) ? path.join(version.localizedDir, docPath) : originalFile;
    const doc = await readDoc(file, input, problems);
    return doc && {...doc, file, originalFile, path: docPath};
  });
  if (problems.length > 0) {
    throw frontMatterError(problems, {code: 'DOC_FRONT_MATTER', one: 'a doc', several: 'some docs'});
  }
  return files.filter((file) => file !== undefined);
}
