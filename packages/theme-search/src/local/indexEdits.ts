import type {IndexEditsInput} from '@lectern/core';
import type {IndexedPage} from './IndexedPage.js';
import type {ScopeState} from './indexScope.js';
import {indexSite, type SiteState} from './indexSite.js';
import {fileOf, INDEX_FILE} from './shared/format.js';
import {loadState, type StateCache, saveEdits} from './storedState.js';

/** All files of an index but for the one that names the others. */
function filesOf(state: SiteState): ReadonlySet<string> {
  const hashes = [...state.values()].flatMap(({pages, blocks, file, others}) => [
    ...pages.map((page) => page.file),
    ...blocks.flatMap((block) => [block.file, ...block.tails]),
    ...others,
    file,
  ]);
  return new Set(hashes.map(fileOf));
}

/** The pages of the last build, the edited ones as they are now. The others are never read: the index has all of them. */
function pagesNow(before: SiteState, edited: ReadonlyMap<string, IndexedPage>): IndexedPage[] {
  const asBefore = (tag: string, {pages}: ScopeState) =>
    pages.map(({path, key}): IndexedPage => ({path, key, tag, title: '', description: '', keywords: []}));
  return [...before].flatMap(([tag, scope]) =>
    asBefore(tag, scope).map((page) => edited.get(page.path) ?? page),
  );
}

/**
 * Brings the index of the last build up to date.
 *
 * @returns false if the state of the last build is lost
 */
export async function indexEdits(
  {pages, readSections, writeFile, writeHashedFile, removeHashedFile}: IndexEditsInput,
  cache: StateCache,
): Promise<boolean> {
  const before = loadState(cache);
  const isIndexed = (path: string, tag: string) => {
    const scope = before.get(tag);
    return scope?.terms() !== undefined && scope.pages.some((page) => page.path === path);
  };
  if (!pages.every(({path, tag}) => isIndexed(path, tag))) return false;
  const edited = new Map(pages.map((page) => [page.path, page]));
  const there = filesOf(before);
  const state = await indexSite({
    pages: pagesNow(before, edited),
    before,
    readSections: (page) => readSections(edited.get(page.path) as (typeof pages)[number]),
    write: (file, make) => (there.has(file) ? undefined : writeHashedFile(file, make)),
    writeIndex: (text) => writeFile(INDEX_FILE, text),
  });
  const files = filesOf(state);
  for (const file of there) if (!files.has(file)) removeHashedFile(file);
  saveEdits(cache, before, state);
  return true;
}
