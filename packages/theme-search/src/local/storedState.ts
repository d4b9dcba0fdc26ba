import type {PluginBytes, PluginCache} from '@lectern/core/content-helpers';
import {hashOf} from './encodeBlock.js';
import type {PagePlaces, PageRecord, ScopeState} from './indexScope.js';
import type {SiteState} from './indexSite.js';
import {packTerms, unpackTerms} from './packTerms.js';
import {noTerms, type ScopeTerms} from './ScopeTerms.js';
import type {BlockRecord} from './writeBlocks.js';

/** Where the state of an index is kept between builds. What a cache returns is what was written to it. */
export interface StateCache {
  readonly scopes: PluginCache;
  /** The terms of a scope are by far the largest part of its state, and are read and written only if one of its pages changes. */
  terms(tag: string): PluginBytes;
}

type StoredScope = Omit<ScopeState, 'terms' | 'pages' | 'blocks' | 'edits'> & {
  readonly tag: string;
  /** The key of the stored terms. */
  readonly termsKey: string;
  readonly edits: readonly (readonly [number: number, places: PagePlaces])[];
  readonly pages: readonly (readonly [path: string, key: string, file: string])[];
  readonly blocks: readonly (readonly [
    first: string,
    count: number,
    prefixes: string,
    file: string,
    tails: readonly string[],
  ])[];
};

/** Equal for pages with equal terms only. A build may have been killed before it wrote the scope that stored terms belong to. */
function pagesKey(pages: readonly PageRecord[]): string {
  return hashOf(JSON.stringify(pages.map(({path, key}) => [path, key])));
}

export function loadState(cache: StateCache): SiteState {
  const stored = (cache.scopes.read() ?? []) as readonly StoredScope[];
  return new Map(stored.map((scope) => [scope.tag, loadScope(scope, cache)]));
}

function loadScope(stored: StoredScope, cache: StateCache): ScopeState {
  const {tag, pages, blocks, file, others, termsKey, edits} = stored;
  const records = pages.map(([path, key, pageFile]): PageRecord => ({path, key, file: pageFile}));
  let unpacked: ScopeTerms | undefined;
  return {
    pages: records,
    blocks: blocks.map(
      ([first, count, prefixes, block, tails]): BlockRecord => ({first, count, prefixes, file: block, tails}),
    ),
    file,
    others,
    edits: new Map(edits),
    terms() {
      const packed = unpacked ? undefined : cache.terms(tag).read();
      unpacked ??= packed && unpackTerms(packed, termsKey);
      return unpacked;
    },
  };
}

/**
 * Writes what has changed.
 *
 * @param before - from `loadState`; scopes whose pages are as they were are the same objects in `state`
 */
export function saveState(cache: StateCache, before: SiteState, state: SiteState): void {
  const changed = [...state].filter(([tag, scope]) => before.get(tag) !== scope);
  const removed = [...before.keys()].filter((tag) => !state.has(tag));
  if (changed.length === 0 && removed.length === 0) return;
  for (const tag of removed) cache.terms(tag).write(packTerms(noTerms, ''));
  for (const [tag, {pages, terms}] of changed)
    cache.terms(tag).write(packTerms(terms() ?? noTerms, pagesKey(pages)));
  const kept = keptTerms(cache);
  cache.scopes.write(
    [...state].map(([tag, scope]) =>
      storedScope(tag, scope, before.get(tag) === scope ? kept.get(tag) : undefined),
    ),
  );
}

/** As `saveState`, where pages have changed and none has come or gone: the stored terms stay, with the edits beside them. */
export function saveEdits(cache: StateCache, before: SiteState, state: SiteState): void {
  if ([...state.values()].some(({edits}) => !edits)) {
    saveState(cache, before, state);
    return;
  }
  const kept = keptTerms(cache);
  cache.scopes.write([...state].map(([tag, scope]) => storedScope(tag, scope, kept.get(tag))));
}

/** Keys of the stored terms, by tag. */
function keptTerms(cache: StateCache): ReadonlyMap<string, string> {
  const stored = (cache.scopes.read() ?? []) as readonly StoredScope[];
  return new Map(stored.map(({tag, termsKey}) => [tag, termsKey]));
}

/** @param keptKey - of stored terms that stay; without it, the terms were written with all places */
function storedScope(
  tag: string,
  {pages, blocks, edits, file, others}: ScopeState,
  keptKey: string | undefined,
): StoredScope {
  return {
    tag,
    termsKey: keptKey ?? pagesKey(pages),
    edits: keptKey === undefined ? [] : [...(edits ?? [])],
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
