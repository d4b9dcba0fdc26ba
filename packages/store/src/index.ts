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
export {PartsFile} from './PartsFile.js';
export {RecordFiles, readRecordAt, replaceRecordAt, type StoredRecord} from './RecordFiles.js';
export {readProven, readRecord, writeProven, writeRecord} from './records.js';
