import {expect, test} from 'vitest';
import * as logger from './logger/index.js';
import * as themeTranslations from './themeTranslations/index.js';
import * as utils from './utils/index.js';
import * as utilsCommon from './utilsCommon/index.js';
import * as utilsValidation from './utilsValidation/index.js';

/** Names that plugins import from each Docusaurus package. */
const NAMES = {
  utils: `normalizeUrl getEditUrl fileToPath encodePath isValidPathname resolvePathname parseURLPath parseLocalURLPath
    parseURLOrPath toURLPath serializeURLPath posixPath aliasedSitePath aliasedSitePathToRelativePath escapePath shortName
    isNameTooLong toMessageRelativeFilePath addTrailingPathSeparator md5Hash simpleHash docuHash generate readOutputHTMLFile
    loadFreshModule Globby GlobExcludeDefault safeGlobby createMatcher createAbsoluteFilePathMatcher globTranslatableSourceFiles
    parseMarkdownFile parseMarkdownContentTitle createExcerpt DEFAULT_PARSE_FRONT_MATTER parseMarkdownHeadingId
    escapeMarkdownHeadingIds writeMarkdownHeadingId unwrapMdxCodeBlocks admonitionTitleToDirectiveLabel
    resolveMarkdownLinkPathname getPluginI18nPath mergeTranslations updateTranslationFileMessages getLocaleConfig
    getContentPathList getDataFilePath readDataFile getFolderContainingFile findFolderContainingFile groupTaggedItems
    getTagVisibility normalizeTags reportInlineTags isDraft isUnlisted readLastUpdateData getFileCommitDate FileNotTrackedError
    GitNotFoundError getVcsPreset VcsPresetNames TEST_VCS createSlugger escapeRegexp flattenRoutes mapAsyncSequential
    findAsyncSequential getFileLoaderUtils getWebpackLoaderCompilerName hasSSHProtocol buildHttpsUrl buildSshUrl
    DEFAULT_PLUGIN_ID DEFAULT_BUILD_DIR_NAME DEFAULT_CONFIG_FILE_NAME DEFAULT_I18N_DIR_NAME DEFAULT_PORT DEFAULT_STATIC_DIR_NAME
    BABEL_CONFIG_FILE_NAME CODE_TRANSLATIONS_FILE_NAME OUTPUT_STATIC_ASSETS_DIR_NAME THEME_PATH SRC_DIR_NAME DOCUSAURUS_VERSION
    GENERATED_FILES_DIR_NAME NODE_MAJOR_VERSION NODE_MINOR_VERSION WEBPACK_URL_LOADER_LIMIT`,
  utilsCommon: `applyTrailingSlash addTrailingSlash removeTrailingSlash addLeadingSlash addPrefix addSuffix removePrefix
    removeSuffix getErrorCausalChain blogPostContainerID`,
  utilsValidation: `Joi JoiFrontMatter normalizePluginOptions normalizeThemeConfig validateFrontMatter printWarning
    PluginIdSchema RemarkPluginsSchema RehypePluginsSchema RecmaPluginsSchema AdmonitionsSchema URISchema PathnameSchema
    RouteBasePathSchema FrontMatterTagsSchema FrontMatterTOCHeadingLevels ContentVisibilitySchema FrontMatterLastUpdateSchema
    FrontMatterLastUpdateErrorMessage getTagsFile getTagsFilePathsToWatch`,
  logger: 'default logger PerfLogger',
  themeTranslations: 'codeTranslationLocalesToTry readDefaultCodeTranslationMessages',
};

const packages = {utils, utilsCommon, utilsValidation, logger, themeTranslations};

test.each(Object.keys(NAMES) as (keyof typeof NAMES)[])(
  '%s exports what plugins import, and nothing else',
  (name) => {
    expect(Object.keys(packages[name]).sort()).toEqual(NAMES[name].split(/\s+/).sort());
  },
);

test('constants have the values that plugins expect', () => {
  expect(utils).toMatchObject({
    DEFAULT_BUILD_DIR_NAME: 'build',
    DEFAULT_PLUGIN_ID: 'default',
    GENERATED_FILES_DIR_NAME: '.site',
    THEME_PATH: 'src/theme',
    WEBPACK_URL_LOADER_LIMIT: 10_000,
  });
  expect(utilsCommon.blogPostContainerID).toBe('__blog-post-container');
});
