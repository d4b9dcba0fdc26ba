/** Exports of `@lectern/utils-validation`. */
export {Joi, JoiFrontMatter} from './joi.js';
export {
  normalizePluginOptions,
  normalizeThemeConfig,
  printWarning,
  validateFrontMatter,
} from './normalize.js';
export {
  AdmonitionsSchema,
  type ContentVisibility,
  ContentVisibilitySchema,
  FrontMatterLastUpdateErrorMessage,
  FrontMatterLastUpdateSchema,
  FrontMatterTagsSchema,
  FrontMatterTOCHeadingLevels,
  PathnameSchema,
  PluginIdSchema,
  RecmaPluginsSchema,
  RehypePluginsSchema,
  RemarkPluginsSchema,
  RouteBasePathSchema,
  URISchema,
} from './schemas.js';
export {getTagsFile, getTagsFilePathsToWatch} from './tagsFile.js';
