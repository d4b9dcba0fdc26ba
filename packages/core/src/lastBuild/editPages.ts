import fs from 'node:fs';
import path from 'node:path';
import {artifactFile, artifactPath} from '../compile/ArtifactCache.js';
import type {FullText} from '../llms/writeLists.js';
import {resultUrls} from '../publish/writeResults.js';
import {pageFile, pageMarkdownFile} from '../render/pageFile.js';
import {markdownFile} from '../shared/markdownUrl.js';
import {
  type ArtifactChanges,
  compareArtifacts,
  keepsAnchorsAndIndexing,
  keepsDependencies,
  keepsQueries,
} from './compareEdits.js';
import type {EditedPage} from './EditedPage.js';
import {editFullTexts} from './editFullTexts.js';
import {editIndex} from './editIndex.js';
import {openLocaleCache} from './LocaleCache.js';
import {hasBrokenLinks} from './linksOfEdits.js';
import {OutputEdits} from './OutputEdits.js';
import {readEdits} from './readEdits.js';
import {compileEdits, type RemakeInput, renderEdits} from './remakePages.js';

/** Planned changes to the output and the cache of a locale. `putEdits` makes them. */
export interface LocaleEdits {
  readonly outputEdits: OutputEdits;
  /** Empty if no edited file is shown in this locale. */
  readonly pages: readonly EditedPage[];
  readonly artifacts: ArtifactChanges;
  /** Texts of pages that are together in files, after the edits. */
  readonly fullTexts: readonly FullText[];
  /** Calls the functions with which the search plugins store the data of the changed indexes for the next build. */
  writeIndex(): void;
}

/**
 * Compiles the edited files of a locale and renders their pages. Writes only to the cache, and only new files: names of
 * compiled files and pages there contain hashes, so the files of the last build are not changed.
 *
 * @returns `undefined` if the edits may change more than these pages, or have a mistake: a whole build is then needed
 */
export async function editPages(input: RemakeInput): Promise<LocaleEdits | undefined> {
  const outputEdits = new OutputEdits(input.built.outDir);
  const none = {
    outputEdits,
    pages: [],
    artifacts: compareArtifacts([], []),
    fullTexts: [],
    writeIndex: () => {},
  };
  if (input.edited.edited.length === 0) return none;
  const read = readEdits(input);
  if (!read) return undefined;
  if (read.before.length === 0) return none;
  const compiled = await compileEdits(read, input);
  if (!compiled?.every(keepsDependencies)) return undefined;
  const pages = await renderEdits(compiled, read.pages, input);
  if (!pages?.every((page) => keepsAnchorsAndIndexing(page) && keepsQueries(page))) return undefined;
  if (hasBrokenLinks(pages, read.pages, input)) return undefined;
  const index = await editIndex(pages, outputEdits, input);
  if (!index) return undefined;
  const artifacts = compareArtifacts(read.artifacts, pages);
  for (const file of artifacts.unusedFiles) outputEdits.remove(file);
  const fullTexts = editTexts(pages, outputEdits, input);
  if (!fullTexts) return undefined;
  for (const page of pages) addFiles(outputEdits, page, input);
  return {outputEdits, pages, artifacts, fullTexts, writeIndex: index.write};
}

/** Replaces the texts of edited pages in `llms-full.txt`; `undefined` if a whole build is needed. */
function editTexts(
  pages: readonly EditedPage[],
  outputEdits: OutputEdits,
  {built, cacheDir}: RemakeInput,
): readonly FullText[] | undefined {
  const before = openLocaleCache(cacheDir, built.name).fullTexts.read('fullTexts');
  if (!before) return undefined;
  const pagesDir = path.join(cacheDir, 'pages');
  return editFullTexts(before, {pages, pagesDir, outDir: built.outDir, outputEdits});
}

/** Adds the compiled file, the payload (JSON for navigation in the browser), the HTML and the Markdown of a page to `outputEdits`. */
function addFiles(
  outputEdits: OutputEdits,
  {page, content, prepared, record}: EditedPage,
  {cacheDir, edited: {snapshot}}: RemakeInput,
): void {
  outputEdits.link(artifactFile(path.join(cacheDir, 'artifacts'), content), artifactPath(content));
  const results = resultUrls(record.data, (ref) => snapshot.data[ref.slice('data:'.length)]);
  outputEdits.write(page.payloadFile, prepared.payload.fileText(results));
  const pagesDir = path.join(cacheDir, 'pages');
  outputEdits.link(pageFile(pagesDir, record.key), page.htmlFile);
  const text = markdownFile(page.htmlFile);
  const isStatic = snapshot.markdown.staticDirs.some((dir) => fs.existsSync(path.join(dir, text)));
  if (record.markdown && !isStatic) outputEdits.link(pageMarkdownFile(pagesDir, record.key), text);
}
