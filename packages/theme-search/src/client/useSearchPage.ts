import {
  getDocsVersionSearchTag,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@lectern/plugin-content-docs/client';
import {useEvent} from '@lectern/theme-common';
import {DEFAULT_SEARCH_TAG} from '@lectern/theme-common/internal';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {SearchQuery, SearchResults} from '../provider.js';
import {isLinkable, normalizeQuery} from './hits.js';
import {useProviderLoader} from './loadProvider.js';
import {useSearchSettings} from './settings.js';

/** Versions of the docs to search: id of the docs plugin → name of its version. */
export type SelectedVersions = {readonly [pluginId: string]: string};

export interface VersionSelection {
  readonly versions: SelectedVersions;
  select(pluginId: string, version: string): void;
}

/**
 * State of the versions to search. For each docs plugin: the version that is selected on this page, else the preferred
 * version, else the latest.
 */
export function useVersionSelection(): VersionSelection {
  const allData = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  const [selected, setSelected] = useState<SelectedVersions>({});
  const versions = useMemo(() => {
    const entries = Object.entries(allData).flatMap(([pluginId, data]) => {
      const latest = data.versions.find(({isLast}) => isLast) ?? data.versions[0];
      const version = selected[pluginId] ?? preferred[pluginId]?.name ?? latest?.name;
      return version === undefined ? [] : [[pluginId, version] as const];
    });
    return Object.fromEntries(entries);
  }, [allData, preferred, selected]);
  const select = useEvent((pluginId: string, version: string) =>
    setSelected((before) => ({...before, [pluginId]: version})),
  );
  return {versions, select};
}

/**
 * Returns the tags of the pages to search: the tags of the versions, and the tag of pages that belong to no version.
 */
export function selectedTags(versions: SelectedVersions): readonly string[] {
  const ofVersions = Object.entries(versions).map(([pluginId, version]) =>
    getDocsVersionSearchTag(pluginId, version),
  );
  return [DEFAULT_SEARCH_TAG, ...ofVersions];
}

/** Results on the search page: the hits of all pages of results that were loaded, as one list. */
export interface PageResults extends SearchResults {
  /** Query that the results are for; `undefined` before the first results. */
  readonly query: string | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

const NO_RESULTS: PageResults = {
  query: undefined,
  hits: [],
  total: 0,
  hasMore: false,
  isLoading: false,
  hasFailed: false,
};

/** Debounce: milliseconds after the last key before a query is sent. */
const DELAY_MS = 300;

export interface PageSearch extends PageResults {
  loadMore(): void;
  retry(): void;
}

function joinResults(before: PageResults, query: string, {hits, total, hasMore}: SearchResults): PageResults {
  const known = new Set(before.hits.map(({id}) => id));
  const added = hits.filter(({id, url}) => !known.has(id) && isLinkable(url));
  return {query, hits: [...before.hits, ...added], total, hasMore, isLoading: false, hasFailed: false};
}

/**
 * Searches page by page: `loadMore` appends the next page of results. A new query replaces all results.
 *
 * @param text - query as the visitor typed it
 */
export function usePageSearch({text, tags}: Pick<SearchQuery, 'text' | 'tags'>): PageSearch {
  const {hitsPerPage} = useSearchSettings();
  const loadProvider = useProviderLoader();
  const [results, setResults] = useState(NO_RESULTS);
  const [attempt, setAttempt] = useState(0);
  const next = useRef({page: 0, controller: new AbortController()});
  const query = normalizeQuery(text);
  const tagKey = tags?.join(' ');

  const load = useEvent(async () => {
    const {page, controller} = next.current;
    const {signal} = controller;
    setResults((before) => ({...before, isLoading: true, hasFailed: false}));
    try {
      const provider = await loadProvider();
      signal.throwIfAborted();
      const found = await provider.search({text: query, tags, page, hitsPerPage}, {signal});
      if (signal.aborted) return;
      next.current.page = page + 1;
      setResults((before) => joinResults(page === 0 ? NO_RESULTS : before, query, found));
    } catch {
      if (!signal.aborted) setResults((before) => ({...before, isLoading: false, hasFailed: true}));
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed tags or a new attempt start a new query
  useEffect(() => {
    const controller = new AbortController();
    next.current = {page: 0, controller};
    if (query === '') {
      setResults(NO_RESULTS);
      return () => controller.abort();
    }
    setResults((before) => ({...before, isLoading: true, hasFailed: false}));
    const timer = setTimeout(load, DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, tagKey, attempt, load]);

  const loadMore = useEvent(() => {
    if (results.hasMore && !results.isLoading && !results.hasFailed) void load();
  });
  return {...results, loadMore, retry: () => setAttempt((count) => count + 1)};
}
