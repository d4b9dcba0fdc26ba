/** Exports of `@lectern/utils-common`. */
export * from '../../../shared/utilsCommon.js';
