export * from './CacheList.js';
export {CacheTable, type StoredRecords, type TableWriter} from './CacheTable.js';
export * from './FileStamps.js';
export * from './files.js';
export * from './hash.js';
export * from './isAlive.js';
export * from './lockFile.js';
