import {hashOf} from './encodeBlock.js';
import type {IndexedPage, IndexedSection} from './IndexedPage.js';
import {indexScope, noState, type ScopeState} from './indexScope.js';
import {byCodeUnits} from './ScopeTerms.js';
import {FORMAT, type IndexFile} from './shared/format.js';
import type {WriteIndexFile} from './writeBlocks.js';

/** State of the index of one locale: tag → state of its scope (the pages with this tag). */
export type SiteState = ReadonlyMap<string, ScopeState>;

export interface SiteInput {
  readonly pages: readonly IndexedPage[];
  /** State of an earlier build, not necessarily the last one. */
  readonly before: SiteState;
  readSections(page: IndexedPage): Promise<readonly IndexedSection[]>;
  /** Writes a file whose name contains a hash of its content. */
  readonly write: WriteIndexFile;
  /** Writes the index file, which lists the other files. */
  writeIndex(text: string): void;
}

/** Writes the index of a locale. The content of the files depends only on the pages, not on `before`. */
export async function indexSite(input: SiteInput): Promise<SiteState> {
  const state = new Map<string, ScopeState>();
  for (const [tag, pages] of pagesByTag(input.pages)) {
    state.set(tag, await indexScope({...input, pages, before: input.before.get(tag) ?? noState}));
  }
  input.writeIndex(indexText(state));
  return state;
}

/** Returns the text of the index file, which lists the scopes with their files. */
export function indexText(state: SiteState): string {
  const scopes = [...state].map(([tag, {pages, file}]) => ({tag, pages: pages.length, file}));
  const content: IndexFile = {format: FORMAT, build: hashOf(JSON.stringify(scopes)), scopes};
  return JSON.stringify(content);
}

/** Groups pages by tag, sorted by tag and path. */
function pagesByTag(pages: readonly IndexedPage[]): ReadonlyMap<string, readonly IndexedPage[]> {
  const byTag = new Map<string, IndexedPage[]>();
  for (const page of [...pages].sort((a, b) => byCodeUnits(a.tag, b.tag) || byCodeUnits(a.path, b.path))) {
    const ofTag = byTag.get(page.tag);
    if (ofTag) ofTag.push(page);
    else byTag.set(page.tag, [page]);
  }
  return byTag;
}
