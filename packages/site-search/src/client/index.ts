export type {Stem} from './findTerms.js';
export type {OpenEngineInput} from './openEngine.js';
export type {OnProgress} from './readIndexFile.js';
export type {MatchedText, SearchCall, SearchHit, SearchQuery, SearchResults} from './search.js';
export {WorkerEngine, WorkerUnavailable} from './WorkerEngine.js';
