import {EditedTerms, type PageEdit, type PageEdits} from './EditedTerms.js';
import type {StoredScope} from './editScope.js';
import {hashOf} from './encodeBlock.js';
import type {PageRecord, ScopeState} from './indexScope.js';
import type {SiteState} from './indexSite.js';
import {noTerms, type ScopeTerms} from './ScopeTerms.js';
import type {StateCache} from './StateCache.js';
import {LostTermsError, StoredTerms, writeTerms} from './StoredTerms.js';

/** State of a scope (the pages of one tag) as JSON, without its terms. */
interface ScopeRecord extends Omit<ScopeState, 'terms'> {
  readonly tag: string;
  /** Key that the stored terms must have, from `pagesKey`. */
  readonly termsKey: string;
  readonly edits: readonly (readonly [number: number, edit: PageEdit])[];
}

/**
 * Computes the key that is stored both with the terms and with the scope. If the two keys differ, the terms are not
 * used: a build may have been killed after it wrote only the terms.
 */
function pagesKey(pages: readonly PageRecord[]): string {
  return hashOf(JSON.stringify(pages.map(({path, key}) => [path, key])));
}

export function loadState(cache: StateCache): ReadonlyMap<string, StoredScope> {
  const stored = (cache.scopes.read('scopes') ?? []) as readonly ScopeRecord[];
  return new Map(stored.map((scope) => [scope.tag, loadScope(scope, cache)]));
}

function loadScope(stored: ScopeRecord, cache: StateCache): StoredScope {
  const {tag, termsKey, pages, blocks, file, auxiliaryFiles} = stored;
  const edits: PageEdits = new Map(stored.edits);
  const openTerms = (edited: PageEdits) => {
    const terms = StoredTerms.open(cache.terms(tag), termsKey);
    return terms && new EditedTerms(terms, edited, pages.length);
  };
  return {
    pages,
    blocks,
    file,
    auxiliaryFiles,
    termsKey,
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
 * Writes the state of an index, with all terms of the scopes that have changed.
 *
 * @param before - result of `loadState`. A scope that has not changed must be the same object in `state`.
 */
export function saveState(
  cache: StateCache,
  before: ReadonlyMap<string, StoredScope>,
  state: SiteState,
): void {
  const changed = [...state].filter(([tag, scope]) => before.get(tag) !== scope);
  const removed = [...before.keys()].filter((tag) => !state.has(tag));
  if (changed.length === 0 && removed.length === 0) return;
  for (const tag of removed) writeTerms(cache.terms(tag), noTerms, '');
  for (const [tag, scope] of changed) writeAllTerms(cache, tag, scope);
  const scopes = [...state].map(([tag, scope]) => {
    const known = before.get(tag);
    return scopeRecord(tag, scope, known === scope ? known : allStored(scope));
  });
  cache.scopes.write({scopes});
}

function writeAllTerms(cache: StateCache, tag: string, scope: ScopeState): void {
  writeTerms(cache.terms(tag), scope.terms() ?? noTerms, allStored(scope).termsKey);
}

/** Returns the fields of a scope whose terms are written as a whole, so that no edits are stored. */
function allStored({pages}: ScopeState): Pick<StoredScope, 'termsKey' | 'edits'> {
  return {termsKey: pagesKey(pages), edits: new Map()};
}

/** Maximum number of edited pages that are stored separately. With more, all terms are written again. */
const MAX_EDITS = 64;

/**
 * Prepares the state of scopes after edits of single pages. Unlike `saveState`, this keeps the stored terms and stores
 * only the edits, unless a scope has more than `MAX_EDITS`.
 *
 * @returns a function that writes the state. Only this function reads the terms of scopes with more edits.
 */
export function prepareEdits(cache: StateCache, state: ReadonlyMap<string, StoredScope>): () => void {
  const isFew = (scope: StoredScope) => scope.edits.size <= MAX_EDITS;
  const scopes = [...state].map(([tag, scope]) =>
    scopeRecord(tag, scope, isFew(scope) ? scope : allStored(scope)),
  );
  const many = [...state].filter(([, scope]) => !isFew(scope));
  return () => {
    for (const [tag, scope] of many) writeAllTerms(cache, tag, scope);
    cache.scopes.write({scopes});
  };
}

function scopeRecord(
  tag: string,
  {pages, blocks, file, auxiliaryFiles}: ScopeState,
  {termsKey, edits}: Pick<StoredScope, 'termsKey' | 'edits'>,
): ScopeRecord {
  return {tag, termsKey, edits: [...edits], pages, blocks, file, auxiliaryFiles};
}
