/** Exports of `@lectern/utils`. */
export {
  BABEL_CONFIG_FILE_NAME,
  CODE_TRANSLATIONS_FILE_NAME,
  DEFAULT_BUILD_DIR_NAME,
  DEFAULT_CONFIG_FILE_NAME,
  DEFAULT_I18N_DIR_NAME,
  DEFAULT_PLUGIN_ID,
  DEFAULT_PORT,
  DEFAULT_STATIC_DIR_NAME,
  DOCUSAURUS_VERSION,
  GENERATED_FILES_DIR_NAME,
  NODE_MAJOR_VERSION,
  NODE_MINOR_VERSION,
  OUTPUT_STATIC_ASSETS_DIR_NAME,
  SRC_DIR_NAME,
  THEME_PATH,
  WEBPACK_URL_LOADER_LIMIT,
} from './constants.js';
export {
  type ContentPaths,
  findFolderContainingFile,
  getContentPathList,
  getDataFilePath,
  getFolderContainingFile,
  readDataFile,
} from './dataFiles.js';
export {generate, readOutputHTMLFile} from './emitFiles.js';
export {buildHttpsUrl, buildSshUrl, hasSSHProtocol} from './gitUrls.js';
export {
  createAbsoluteFilePathMatcher,
  createMatcher,
  Globby,
  GlobExcludeDefault,
  globTranslatableSourceFiles,
  safeGlobby,
} from './globs.js';
export {docuHash, md5Hash, simpleHash} from './hashes.js';
export {
  escapeMarkdownHeadingIds,
  type HeadingIdSyntax,
  parseMarkdownHeadingId,
  type WriteHeadingIDOptions,
  writeMarkdownHeadingId,
} from './headingIds.js';
export {loadFreshModule} from './loadFreshModule.js';
export {
  admonitionTitleToDirectiveLabel,
  createExcerpt,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownContentTitle,
  parseMarkdownFile,
  unwrapMdxCodeBlocks,
} from './markdown.js';
export {resolveMarkdownLinkPathname, type SourceToPermalink} from './markdownLinks.js';
export {
  addTrailingPathSeparator,
  aliasedSitePath,
  aliasedSitePathToRelativePath,
  escapePath,
  isNameTooLong,
  posixPath,
  shortName,
  toMessageRelativeFilePath,
} from './paths.js';
export {escapeRegexp, findAsyncSequential, flattenRoutes, mapAsyncSequential} from './sequences.js';
export {createSlugger, type Slugger, type SluggerOptions} from './slugger.js';
export {
  type FrontMatterTag,
  getTagVisibility,
  groupTaggedItems,
  normalizeTags,
  reportInlineTags,
  type Tag,
  type TagMetadata,
  type TagModule,
  type TagsFile,
  type TagsFileInput,
  type TagsListItem,
  type TagsPluginOptions,
} from './tags.js';
export {
  getLocaleConfig,
  getPluginI18nPath,
  mergeTranslations,
  updateTranslationFileMessages,
} from './translations.js';
export {
  encodePath,
  fileToPath,
  getEditUrl,
  isValidPathname,
  normalizeUrl,
  parseLocalURLPath,
  parseURLOrPath,
  parseURLPath,
  resolvePathname,
  serializeURLPath,
  toURLPath,
  type URLPath,
} from './urls.js';
export {
  FileNotTrackedError,
  type FrontMatterLastUpdate,
  GitNotFoundError,
  getFileCommitDate,
  getVcsPreset,
  type LastUpdateData,
  readLastUpdateData,
  TEST_VCS,
  VcsPresetNames,
} from './vcs.js';
export {isDraft, isUnlisted} from './visibility.js';
export {getFileLoaderUtils, getWebpackLoaderCompilerName, type WebpackCompilerName} from './webpackRules.js';
