export {CacheList, type ListRecord} from './CacheList.js';
export {CacheTable, type StoredRecords, type TableWriter} from './CacheTable.js';
export {
  type FileIdentity,
  type FileStamp,
  isUnchanged,
  readStamp,
  stampOf,
  statUnchanged,
} from './FileStamps.js';
export {
  type FileData,
  linkOrCopy,
  readIfPresent,
  replaceFile,
  temporaryName,
  writeFileAtomic,
  writeFileIfChanged,
} from './files.js';
export {sha256, shortHash, stableJson} from './hash.js';
export {isAlive} from './isAlive.js';
export {type FileLock, lockFile} from './lockFile.js';
