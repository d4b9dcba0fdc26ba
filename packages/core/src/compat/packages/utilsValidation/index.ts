/** Exports of `@lectern/utils-validation`: all names that these files export. */
export * from './joi.js';
export * from './normalize.js';
export * from './schemas.js';
export * from './tagsFile.js';
