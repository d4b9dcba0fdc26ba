import {changedTerms} from './changedTerms.js';
import type {EditedTerms, PageEdit, PageEdits} from './EditedTerms.js';
import {type IndexedPage, type IndexedSection, sectionsOfPage} from './IndexedPage.js';
import {encodePage, type PageRecord, type ScopeInput, type ScopeState, writeScope} from './indexScope.js';
import {type PagePlaces, placesOf} from './pagePlaces.js';
import {fileOf} from './shared/format.js';
import {positionOf} from './shared/positionOf.js';
import {writeBlocks} from './writeBlocks.js';

/** State of a scope (the pages of one tag) as the last build has stored it in the cache. */
export interface StoredScope extends ScopeState {
  /** Key that the stored terms must have: a hash of the pages for which they were written. */
  readonly termsKey: string;
  /** Edits of pages since the terms were stored, by the number of the page. */
  readonly edits: PageEdits;
  /** Opens the stored terms, with edits applied. @returns `undefined` if the stored terms are missing */
  openTerms(edits: PageEdits): EditedTerms | undefined;
}

export interface EditScopeInput extends Pick<ScopeInput, 'readSections' | 'write'> {
  readonly before: StoredScope;
  /** The edited pages. */
  readonly pages: readonly IndexedPage[];
  /** Reads the sections of a page before its edit, see `EditsInput`. @param key - key of the page in the last build */
  readSectionsBefore(page: IndexedPage, key: string): Promise<readonly IndexedSection[] | undefined>;
}

/**
 * Updates the index of one scope after edits of single pages. Reads stored terms only for the blocks (files with
 * consecutive terms) that change.
 *
 * @returns the new state; `undefined` if a page, its sections before the edit or the stored terms are missing in the
 *   caches of the last build
 * @throws {LostTermsError} if stored terms are damaged
 */
export async function editScope(input: EditScopeInput): Promise<StoredScope | undefined> {
  const {before, write} = input;
  const pages = [...before.pages];
  const edits = new Map(before.edits);
  const changed = new Set<string>();
  for (const page of input.pages) {
    const number = pages.findIndex(({path}) => path === page.path);
    if (number === -1) return undefined;
    const edited = await editPage(input, page, number);
    if (!edited) return undefined;
    pages[number] = edited.record;
    edits.set(number, edited.edit);
    for (const term of edited.terms) changed.add(term);
  }
  const names = before.openTerms(edits);
  if (!names) return undefined;
  const blocks = await writeBlocks({
    names,
    changed: flagsOf(changed, names.terms),
    letters: new Set([...changed].map((term) => term.charAt(0))),
    read: (from, to) => names.read(from, to),
    before: before.blocks,
    write,
  });
  const files = await writeScope({pages, blocks, names}, input);
  return {...before, pages, blocks, edits, ...files, terms: () => names.read(0, names.terms.length)};
}

async function editPage(input: EditScopeInput, page: IndexedPage, number: number) {
  const {before, write, readSectionsBefore} = input;
  const known = before.edits.get(number);
  const old = known?.now ?? placesIn(page, await readSectionsBefore(page, before.pages[number]?.key ?? ''));
  if (!old) return undefined;
  const {sections, file} = await encodePage(input, page);
  await write(fileOf(file.hash), () => file.text);
  const now = placesOf(page, sections);
  const record: PageRecord = {path: page.path, key: page.key, file: file.hash};
  const edit: PageEdit = {stored: known?.stored ?? old, now};
  /** Terms whose places in the page have changed. */
  const terms = changedTerms(old, now);
  return {record, edit, terms};
}

function placesIn(
  page: IndexedPage,
  sections: readonly IndexedSection[] | undefined,
): PagePlaces | undefined {
  return sections && placesOf(page, sectionsOfPage(sections));
}

/** Returns an array with 1 at the number of each wanted term, else 0. */
function flagsOf(wanted: ReadonlySet<string>, terms: readonly string[]): Uint8Array {
  const flags = new Uint8Array(terms.length);
  for (const term of wanted) {
    const at = positionOf(terms, term);
    if (terms[at] === term) flags[at] = 1;
  }
  return flags;
}
