import type {PluginCache, PluginParts} from '@lectern/core/content-helpers';
import {EditedTerms, type PageEdit, type PageEdits} from './EditedTerms.js';
import type {StoredScope} from './editScope.js';
import {hashOf} from './encodeBlock.js';
import type {PageRecord, ScopeState} from './indexScope.js';
import type {SiteState} from './indexSite.js';
import {noTerms, type ScopeTerms} from './ScopeTerms.js';
import {LostTermsError, StoredTerms, writeTerms} from './StoredTerms.js';
import type {BlockRecord} from './writeBlocks.js';

/** Where the state of an index is kept between builds. What a cache returns is what was written to it. */
export interface StateCache {
  readonly scopes: PluginCache;
  /** The terms of a scope are by far the largest part of its state, and are read and written only if one of its pages changes. */
  terms(tag: string): PluginParts;
}

/** A scope as JSON. */
interface ScopeRecord extends Pick<ScopeState, 'file' | 'others'> {
  readonly tag: string;
  /** The key of the stored terms. */
  readonly termsKey: string;
  readonly edits: readonly (readonly [number: number, edit: PageEdit])[];
  readonly pages: readonly (readonly [path: string, key: string, file: string])[];
  readonly blocks: readonly (readonly [
    first: string,
    count: number,
    prefixes: string,
    file: string,
    tails: readonly string[],
  ])[];
}

/** Equal for pages with equal terms only. A build may have been killed before it wrote the scope that stored terms belong to. */
function pagesKey(pages: readonly PageRecord[]): string {
  return hashOf(JSON.stringify(pages.map(({path, key}) => [path, key])));
}

export function loadState(cache: StateCache): ReadonlyMap<string, StoredScope> {
  const stored = (cache.scopes.read() ?? []) as readonly ScopeRecord[];
  return new Map(stored.map((scope) => [scope.tag, loadScope(scope, cache)]));
}

function loadScope(stored: ScopeRecord, cache: StateCache): StoredScope {
  const {tag, pages, blocks, file, others, termsKey} = stored;
  const records = pages.map(([path, key, pageFile]): PageRecord => ({path, key, file: pageFile}));
  const edits: PageEdits = new Map(stored.edits);
  const openTerms = (edited: PageEdits) => {
    const terms = StoredTerms.open(cache.terms(tag), termsKey);
    return terms && new EditedTerms(terms, edited, records.length);
  };
  return {
    pages: records,
    blocks: blocks.map(
      ([first, count, prefixes, block, tails]): BlockRecord => ({first, count, prefixes, file: block, tails}),
    ),
    file,
    others,
    edits,
    openTerms,
    terms: () => readAll(() => openTerms(edits)),
  };
}

function readAll(open: () => EditedTerms | undefined): ScopeTerms | undefined {
  try {
    const terms = open();
    return terms?.read(0, terms.terms.length);
  } catch (error) {
    if (error instanceof LostTermsError) return undefined;
    throw error;
  }
}

/**
 * Writes what has changed, with all terms of scopes that have.
 *
 * @param before - from `loadState`; scopes whose pages are as they were are the same objects in `state`
 */
export function saveState(cache: StateCache, before: SiteState, state: SiteState): void {
  const changed = [...state].filter(([tag, scope]) => before.get(tag) !== scope);
  const removed = [...before.keys()].filter((tag) => !state.has(tag));
  if (changed.length === 0 && removed.length === 0) return;
  for (const tag of removed) writeTerms(cache.terms(tag), noTerms, '');
  for (const [tag, {pages, terms}] of changed)
    writeTerms(cache.terms(tag), terms() ?? noTerms, pagesKey(pages));
  const kept = readRecords(cache);
  cache.scopes.write(
    [...state].map(([tag, scope]) => {
      const known = before.get(tag) === scope ? kept.get(tag) : undefined;
      return known ?? scopeRecord(tag, scope, {termsKey: pagesKey(scope.pages), edits: []});
    }),
  );
}

/** With more edited pages than that, all terms are written. */
const MOST_EDITS = 64;

/** As `saveState`, for scopes of which single pages were edited: the stored terms stay. */
export function saveEdits(cache: StateCache, state: ReadonlyMap<string, StoredScope>): void {
  const kept = readRecords(cache);
  cache.scopes.write(
    [...state].map(([tag, scope]) => {
      const {edits, pages, terms} = scope;
      const isFew = edits.size <= MOST_EDITS;
      if (!isFew) writeTerms(cache.terms(tag), terms() ?? noTerms, pagesKey(pages));
      const termsKey = (isFew && kept.get(tag)?.termsKey) || pagesKey(pages);
      return scopeRecord(tag, scope, {termsKey, edits: isFew ? [...edits] : []});
    }),
  );
}

/** By tag. */
function readRecords(cache: StateCache): ReadonlyMap<string, ScopeRecord> {
  const stored = (cache.scopes.read() ?? []) as readonly ScopeRecord[];
  return new Map(stored.map((scope) => [scope.tag, scope]));
}

function scopeRecord(
  tag: string,
  {pages, blocks, file, others}: ScopeState,
  {termsKey, edits}: Pick<ScopeRecord, 'termsKey' | 'edits'>,
): ScopeRecord {
  return {
    tag,
    termsKey,
    edits,
    pages: pages.map((page) => [page.path, page.key, page.file]),
    blocks: blocks.map(({first, count, prefixes, file: block, tails}) => [
      first,
      count,
      prefixes,
      block,
      tails,
    ]),
    file,
    others,
  };
}
