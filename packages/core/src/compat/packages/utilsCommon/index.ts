/** Exports of `@lectern/utils-common`. */
export {
  type ApplyTrailingSlashParams,
  addLeadingSlash,
  addPrefix,
  addSuffix,
  addTrailingSlash,
  applyTrailingSlash,
  blogPostContainerID,
  getErrorCausalChain,
  removePrefix,
  removeSuffix,
  removeTrailingSlash,
} from '../../../shared/utilsCommon.js';
