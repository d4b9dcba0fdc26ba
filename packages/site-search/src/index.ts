export type {IndexedPage, IndexedSection} from './IndexedPage.js';
export {type EditsInput, indexEdits} from './indexEdits.js';
export {indexSite, type SiteInput, type SiteState} from './indexSite.js';
export {loadStemmer, type Stemmer} from './loadStemmer.js';
export type {PartsCache, ScopesCache, StateCache} from './StateCache.js';
export {INDEX_FILE, INDEX_FOLDER} from './shared/format.js';
export {stemmerModule} from './stemmerModule.js';
export {loadState, saveState} from './storedState.js';
export type {WriteIndexFile} from './writeBlocks.js';

/** Folder of this package's compiled code. A cached state is valid only for the version of this code. */
export const CODE = new URL('.', import.meta.url);
