export {type EngineInput, LocalEngine, MissingIndexFile} from './LocalEngine.js';
export {type LoadStem, openEngine} from './openEngine.js';
export {createReadFile} from './readIndexFile.js';
export {serveWorker} from './serveWorker.js';
