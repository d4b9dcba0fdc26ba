import {hashOf} from './encodeBlock.js';
import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {indexScope, noState, type ScopeState} from './indexScope.js';
import {byCodeUnits} from './ScopeTerms.js';
import {FORMAT, type IndexFile} from './shared/format.js';
import type {WriteIndexFile} from './writeBlocks.js';

/** By tag. */
export type SiteState = ReadonlyMap<string, ScopeState>;

export interface SiteInput {
  readonly pages: readonly IndexedPage[];
  /** Of an earlier build; it need not be of the last one. */
  readonly before: SiteState;
  readSections(page: IndexedPage): Promise<readonly IndexedSection[]>;
  /** For files with a hash of their content in the name. */
  readonly write: WriteIndexFile;
  /** For the file that names them. */
  writeIndex(text: string): void;
}

/** Writes the index of a locale. Same pages, same bytes, whatever `before` holds. */
export async function indexSite(input: SiteInput): Promise<SiteState> {
  const state = new Map<string, ScopeState>();
  for (const [tag, pages] of pagesByTag(input.pages)) {
    state.set(tag, await indexScope({...input, pages, before: input.before.get(tag) ?? noState}));
  }
  input.writeIndex(indexText(state));
  return state;
}

/** The text of the file that names the others. */
export function indexText(state: SiteState): string {
  const scopes = [...state].map(([tag, {pages, file}]) => ({tag, pages: pages.length, file}));
  const content: IndexFile = {format: FORMAT, build: hashOf(JSON.stringify(scopes)), scopes};
  return JSON.stringify(content);
}

/** In order of tag and path. */
function pagesByTag(pages: readonly IndexedPage[]): ReadonlyMap<string, readonly IndexedPage[]> {
  const byTag = new Map<string, IndexedPage[]>();
  for (const page of [...pages].sort((a, b) => byCodeUnits(a.tag, b.tag) || byCodeUnits(a.path, b.path))) {
    const ofTag = byTag.get(page.tag);
    if (ofTag) ofTag.push(page);
    else byTag.set(page.tag, [page]);
  }
  return byTag;
}
