import {editScope, type StoredScope} from './editScope.js';
import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {filesOfScope} from './indexScope.js';
import {indexText, type SiteInput, type SiteState} from './indexSite.js';
import type {StateCache} from './StateCache.js';
import {LostTermsError} from './StoredTerms.js';
import {fileOf, INDEX_FILE} from './shared/format.js';
import {loadState, prepareEdits} from './storedState.js';
import type {WriteIndexFile} from './writeBlocks.js';

/** Edited pages of one locale, and functions that change the files of its index. */
export interface EditsInput extends Pick<SiteInput, 'pages' | 'readSections'> {
  /**
   * Reads the sections of a page before its edit.
   *
   * @param key - key of the page in the last build.
   * @returns `undefined` if no sections are stored for this key
   */
  readSectionsBefore(page: IndexedPage, key: string): Promise<readonly IndexedSection[] | undefined>;
  /** Writes the index file, which lists the other files. */
  writeFile(file: string, text: string): void;
  /** Writes a file whose name contains a hash of its content. @param make - not called if the file exists */
  writeHashedFile: WriteIndexFile;
  removeHashedFile(file: string): void;
}

/** Returns the hashes of all files of an index, except for the index file. */
function filesOf(state: SiteState): ReadonlySet<string> {
  return new Set([...state.values()].flatMap(filesOfScope));
}

/**
 * Updates the index of the last build after edits of single pages.
 *
 * @returns a function that stores the new state; `undefined` if an edited page or its stored data is missing in the
 *   state of the last build: the index must then be made by `indexSite`
 */
export async function indexEdits(input: EditsInput, cache: StateCache): Promise<(() => void) | undefined> {
  const before = loadState(cache);
  const there = filesOf(before);
  const state = await editScopes(input, before, there);
  if (!state) return undefined;
  input.writeFile(INDEX_FILE, indexText(state));
  const files = filesOf(state);
  for (const hash of there) if (!files.has(hash)) input.removeHashedFile(fileOf(hash));
  return prepareEdits(cache, state);
}

/** Updates the scopes of all edited pages. @param there - hashes of the files of the last build */
async function editScopes(
  {pages, readSections, readSectionsBefore, writeHashedFile}: EditsInput,
  before: ReadonlyMap<string, StoredScope>,
  there: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoredScope> | undefined> {
  const names = new Set([...there].map(fileOf));
  const state = new Map(before);
  for (const tag of new Set(pages.map((page) => page.tag))) {
    const scope = before.get(tag);
    const edited =
      scope &&
      (await editScope({
        before: scope,
        pages: pages.filter((page) => page.tag === tag),
        readSections,
        readSectionsBefore,
        write: (file, make) => (names.has(file) ? undefined : writeHashedFile(file, make)),
      }).catch(ifLost));
    if (!edited) return undefined;
    state.set(tag, edited);
  }
  return state;
}

function ifLost(error: unknown): undefined {
  if (!(error instanceof LostTermsError)) throw error;
}
