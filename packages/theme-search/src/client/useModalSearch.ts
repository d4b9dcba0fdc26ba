import {useContextualSearchFilters, useEvent} from '@lectern/theme-common';
import {
  type BaseSyntheticEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type {SearchCall, SearchHit, SearchQuery, SearchResults} from '../provider.js';
import {createAutocomplete} from './autocompleteApi.js';
import {isLinkable, normalizeQuery} from './hits.js';
import {useProviderLoader, useReportOpen} from './loadProvider.js';
import type {HitItem, ModalAutocomplete, ModalState} from './modalTypes.js';
import {useSearchSettings} from './settings.js';
import {useNavigateTo} from './useNavigateTo.js';

export type {HitItem};

/**
 * Outcome of the last query. `idle`: no query, or no outcome yet. `results`: `count` hits are shown, of `total`
 * matches. `failed`: the provider could not be loaded, or has thrown `error`.
 */
export type Outcome =
  | {readonly kind: 'idle'}
  | {readonly kind: 'results'; readonly query: string; readonly count: number; readonly total: number}
  | {readonly kind: 'failed'; readonly query: string; readonly error: unknown};

export type Progress = Parameters<NonNullable<SearchCall['onProgress']>>[0];

/** Maximum number of hits in the modal. The search page shows the rest. */
const HITS_IN_MODAL = 20;

const withLinkableHits = (results: SearchResults): SearchResults => ({
  ...results,
  hits: results.hits.filter(({url}) => isLinkable(url)),
});

/**
 * Returns a function that sends a query to the provider. With `contextualSearch`, the query is limited to the versions
 * of the docs that the visitor reads, and to pages without a version.
 */
export function useContextualSearch(): (
  query: Pick<SearchQuery, 'text' | 'hitsPerPage'>,
  call: SearchCall,
) => Promise<SearchResults> {
  const {contextualSearch} = useSearchSettings();
  const {tags} = useContextualSearchFilters();
  const loadProvider = useProviderLoader();
  return useEvent(async (query, call) => {
    const provider = await loadProvider();
    const {signal, onFirstHits} = call;
    signal.throwIfAborted();
    const results = await provider.search(
      {...query, page: 0, tags: contextualSearch ? tags : undefined},
      onFirstHits ? {...call, onFirstHits: (first) => onFirstHits(withLinkableHits(first))} : call,
    );
    return withLinkableHits(results);
  });
}

export interface ModalSearch {
  readonly autocomplete: ModalAutocomplete;
  readonly state: ModalState;
  readonly outcome: Outcome;
  /** Progress of the index in development; `undefined` unless pages are being compiled for it. */
  readonly progress: Progress | undefined;
}

interface ModalSearchInput {
  readonly initialQuery: string;
  readonly placeholder: string;
  /** Called when the visitor selects a hit, by key or pointer. */
  onSelect(hit: SearchHit): void;
}

interface HitFinder extends Pick<ModalSearch, 'outcome' | 'progress'> {
  /**
   * Aborts the previous query and sends a new one. Never rejects: a failure is in `outcome`.
   *
   * @param showFirst - called with the best hits if they are found before the rest
   */
  find(text: string, showFirst: (items: HitItem[]) => void): Promise<HitItem[]>;
  cancel(): void;
}

function useHitFinder(): HitFinder {
  const search = useContextualSearch();
  const controller = useRef<AbortController>(undefined);
  const [outcome, setOutcome] = useState<Outcome>({kind: 'idle'});
  const [progress, setProgress] = useState<Progress>();
  const cancel = useEvent(() => controller.current?.abort());

  const find: HitFinder['find'] = useEvent(async (text, showFirst) => {
    cancel();
    controller.current = new AbortController();
    const {signal} = controller.current;
    const finish = (reached: Outcome) => {
      setOutcome(reached);
      setProgress(undefined);
    };
    const show = ({hits, total}: SearchResults): HitItem[] => {
      finish({kind: 'results', query, count: hits.length, total});
      return hits.map((hit) => ({hit}));
    };
    const onFirstHits = (results: SearchResults) => {
      if (!signal.aborted) showFirst(show(results));
    };
    const onProgress = (now: Progress) => {
      if (!signal.aborted) setProgress(now);
    };
    const query = normalizeQuery(text);
    if (query === '') {
      finish({kind: 'idle'});
      return [];
    }
    try {
      const call = {signal, onProgress, onFirstHits};
      const results = await search({text: query, hitsPerPage: HITS_IN_MODAL}, call);
      return signal.aborted ? [] : show(results);
    } catch (error) {
      if (!signal.aborted) finish({kind: 'failed', query, error});
      return [];
    }
  });
  return {outcome, progress, find, cancel};
}

/** React state of the modal: the typed query, its outcome, and the active hit (selected by arrow keys or pointer). */
export function useModalSearch({initialQuery, placeholder, onSelect}: ModalSearchInput): ModalSearch {
  const {outcome, progress, find, cancel} = useHitFinder();
  const navigation = useNavigateTo();
  const reportOpen = useReportOpen();
  const select = useEvent((hit: SearchHit) => {
    reportOpen(hit);
    onSelect(hit);
  });
  const [state, setState] = useState<ModalState>({
    query: initialQuery,
    collections: [],
    status: 'idle',
  });
  const [autocomplete] = useState(() => {
    const openElsewhere = ({itemUrl}: {readonly itemUrl: string}) =>
      void window.open(navigation.href(itemUrl), '_blank', 'noopener');
    const sourceOf = (items: HitItem[]) => ({
      sourceId: 'hits',
      getItems: () => items,
      getItemUrl: ({item}: {readonly item: HitItem}) => item.hit.url,
      getItemInputValue: ({state: {query}}: {readonly state: ModalState}) => query,
      onSelect: ({item}: {readonly item: HitItem}) => select(item.hit),
      onActive: () => {},
      onResolve: () => {},
    });
    return createAutocomplete<HitItem, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'docsearch',
      defaultActiveItemId: 0,
      openOnFocus: true,
      placeholder,
      initialState: {query: initialQuery},
      onStateChange: ({state: next}) => setState(next),
      navigator: {
        navigate: ({itemUrl}) => navigation.open(itemUrl),
        navigateNewTab: openElsewhere,
        navigateNewWindow: openElsewhere,
      },
      getSources: async ({query, setCollections, setIsOpen}) => {
        const showFirst = (items: HitItem[]) => {
          setCollections([{source: sourceOf(items), items}]);
          setIsOpen(true);
        };
        return [sourceOf(await find(query, showFirst))];
      },
    });
  });

  useEffect(() => {
    if (initialQuery !== '') void autocomplete.refresh();
    return cancel;
  }, [autocomplete, initialQuery, cancel]);

  // Sends a failed query again when the browser is online again.
  useEffect(() => {
    if (outcome.kind !== 'failed') return;
    const retry = () => void autocomplete.refresh();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [autocomplete, outcome]);

  return {autocomplete, state, outcome, progress};
}
