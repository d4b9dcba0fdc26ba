/** Exports of `@lectern/logger`. */
export {type InterpolatableValue, logger, logger as default} from './logger.js';
export {PerfLogger} from './perfLogger.js';
