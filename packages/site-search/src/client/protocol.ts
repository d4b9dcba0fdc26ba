import type {SearchQuery, SearchResults} from './search.js';

/**
 * Message from the page to the worker. `open`: creates the engine, first of all. `prepare`: loads the files that every
 * query needs. `search`: a query, and `firstHits` if the page also wants the best hits before the rest. `abort`: the
 * results of this call are not needed any more.
 */
export type ToWorker =
  | {readonly type: 'open'; readonly baseUrl: string; readonly language: string; readonly isChanging: boolean}
  | {readonly type: 'prepare'}
  | {readonly type: 'search'; readonly call: number; readonly query: SearchQuery; readonly firstHits: boolean}
  | {readonly type: 'abort'; readonly call: number};

/**
 * Message from the worker to the page. `ready`: the script of the worker runs. `progress`: pages that `site start` has
 * compiled for the index. `firstHits`, `results`, `failure`: answers to the `search` with the same `call`.
 */
export type FromWorker =
  | {readonly type: 'ready'}
  | {readonly type: 'progress'; readonly done: number; readonly total: number}
  | {readonly type: 'firstHits'; readonly call: number; readonly results: SearchResults}
  | {readonly type: 'results'; readonly call: number; readonly results: SearchResults}
  | {readonly type: 'failure'; readonly call: number; readonly message: string};
