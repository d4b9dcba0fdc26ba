import type {SearchQuery, SearchResults} from './search.js';

/** Message from the page to the worker. */
export type ToWorker =
  | {readonly type: 'open'; readonly baseUrl: string; readonly language: string; readonly isChanging: boolean}
  | {readonly type: 'prepare'}
  | {readonly type: 'search'; readonly call: number; readonly query: SearchQuery; readonly firstHits: boolean}
  | {readonly type: 'abort'; readonly call: number};

/** Message from the worker to the page. */
export type FromWorker =
  | {readonly type: 'ready'}
  | {readonly type: 'progress'; readonly done: number; readonly total: number}
  | {readonly type: 'firstHits'; readonly call: number; readonly results: SearchResults}
  | {readonly type: 'results'; readonly call: number; readonly results: SearchResults}
  | {readonly type: 'failure'; readonly call: number; readonly message: string};
