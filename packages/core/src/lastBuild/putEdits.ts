import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {artifactFile, contentIndex, toStored as storedContent} from '../compile/ArtifactCache.js';
import {StoredPaths} from '../compile/storedPaths.js';
import {pageIndex, toStored as storedPage} from '../render/PageCache.js';
import {pageFile, pageMarkdownFile} from '../render/pageFile.js';
import {sectionIndex} from '../search/SectionCache.js';
import type {EditedPage} from './EditedPage.js';
import type {LocaleEdits} from './editPages.js';
import type {EditFinder} from './findEdits.js';
import {type LastBuild, lastBuildTable, WAIT_MS} from './LastBuildCache.js';
import {openLocaleCache} from './LocaleCache.js';
import type {ReadInput} from './readEdits.js';
import {stampAgain, writeTree} from './treeStamps.js';

export interface PlannedLocale extends Pick<ReadInput, 'built' | 'edited'> {
  readonly edits: LocaleEdits;
}

export interface PutInput {
  readonly last: LastBuild;
  readonly cacheDir: string;
  readonly finder: EditFinder;
}

/**
 * Writes the planned changes: first the output, then the cache. Before that, removes the description of the last build
 * from the cache: if this build is killed, the next build finds no description and builds the whole site.
 */
export async function putEdits(
  planned: readonly PlannedLocale[],
  {last, cacheDir, finder}: PutInput,
): Promise<void> {
  lastBuildTable(cacheDir).remove();
  for (const {edits} of planned) edits.outputEdits.apply();
  for (const one of planned) writeLocale(one, cacheDir);
  finder.write();
  // Stores the stamps of the replaced files. `rememberOutput` does the same for all files of a whole build.
  await setTimeout(WAIT_MS);
  for (const {built, edited, edits} of planned) {
    const names = edits.outputEdits.files.map((file) => file.replaceAll('/', path.sep));
    const stamps = stampAgain(built.outDir, edited.outputStamps, names);
    writeTree(openLocaleCache(cacheDir, built.name).outputStamps, stamps);
  }
  lastBuildTable(cacheDir).write({build: last});
}

function writeLocale(locale: PlannedLocale, cacheDir: string): void {
  const {pages, artifacts, fullTexts, writeIndex} = locale.edits;
  if (pages.length === 0) return;
  const paths = new StoredPaths(locale.edited.snapshot.markdown.siteDir);
  for (const page of pages) writePage(page, locale, {cacheDir, paths});
  const artifactsDir = path.join(cacheDir, 'artifacts');
  for (const content of artifacts.unusedContents)
    fs.rmSync(artifactFile(artifactsDir, content), {force: true});
  writeIndex();
  const tables = openLocaleCache(cacheDir, locale.built.name);
  tables.artifacts.write({artifacts: artifacts.artifacts});
  tables.fullTexts.write({fullTexts});
}

/**
 * Replaces the entries about a page in the cache lists, and removes the HTML that the last build stored in the cache
 * for the page.
 */
function writePage(
  {page, content, record, recordBefore}: EditedPage,
  {built, edited: {snapshot}}: PlannedLocale,
  {cacheDir, paths}: {readonly cacheDir: string; readonly paths: StoredPaths},
): void {
  const dataUrl = (ref: string) => snapshot.data[ref.slice('data:'.length)];
  contentIndex(cacheDir, built.name).writeAt(page.contentAt, storedContent(content, paths));
  pageIndex(cacheDir, built.name).writeAt(page.pageAt, storedPage(record, dataUrl));
  if (content.sections) {
    const facts = {source: content.source, hash: content.sections.hash};
    const details = content.details.sections ?? '[]';
    sectionIndex(cacheDir, built.name).writeAt(page.contentAt, {facts, details});
  }
  const {key} = recordBefore.facts;
  if (key === record.key) return;
  const pagesDir = path.join(cacheDir, 'pages');
  for (const file of [pageFile(pagesDir, key), pageMarkdownFile(pagesDir, key)])
    fs.rmSync(file, {force: true});
}
