export * from './CacheList.js';
export {CacheTable, type StoredRecords, type TableWriter} from './CacheTable.js';
export {errorCode} from './errorCode.js';
export * from './FileStamps.js';
export * from './files.js';
export * from './hash.js';
export * from './isAlive.js';
export * from './lockFile.js';
export {parseOwnJson} from './parseOwnJson.js';
