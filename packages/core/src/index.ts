export type {
  FileTime,
  MarkdownConfig,
  MarkdownImage,
  MarkdownImageCopies,
  MarkdownImageFunction,
  MarkdownImages,
  MarkdownRule,
  TocItem,
} from '@lectern/mdx';
export {
  createExcerpt,
  decodeMarkdown,
  formatOf,
  hasExcerptMarker,
  MarkdownError,
  parseContentTitle,
  parseFrontMatter,
} from '@lectern/mdx';
export type {DeployResult} from './cli/commands/deploy.js';
export {
  type BuildOptions,
  build,
  clear,
  type DeployOptions,
  deploy,
  readShardKey,
  type ServeOptions,
  type StartOptions,
  type SwizzleOptions,
  serve,
  start,
  swizzle,
  type WriteHeadingIdsOptions,
  type WriteTranslationsOptions,
  writeHeadingIds,
  writeTranslations,
} from './commands.js';
export type {Config} from './config/schema.js';
export type {DevServer} from './dev/startDevServer.js';
export type {ErrorCode} from './errors/errorCodes.js';
export {isSiteError, SiteError, type SourceLocation} from './errors/SiteError.js';
export {loadModule} from './modules/loadModule.js';
export type {BuildResult} from './pipeline/build.js';
export type {
  CollectedPage,
  Collection,
  CollectionEntry,
  EntryTag,
  PageFacts,
  QueryCollection,
  ResultRow,
} from './plugins/Collection.js';
export type {
  IndexEditsInput,
  IndexFileData,
  IndexPagesInput,
  PageSection,
  RouteSearch,
  SaveIndex,
  SearchablePage,
} from './plugins/IndexPages.js';
export type {HeadTag, PageHead} from './plugins/PageHead.js';
export type {
  BuiltPlugin,
  ConfigureWebpackUtils,
  CssOptions,
  CurrentBundler,
  HtmlTags,
  InjectedHtmlTags,
  LoadContext,
  LoadedPlugin,
  Plugin,
  PluginActions,
  PluginConfig,
  PluginFactory,
  PluginModule,
  PostBuildProps,
  Preset,
  PresetConfig,
  PresetFactory,
  RouteBuildMetadata,
  RouteConfig,
  RouteModule,
  TranslatableFile,
  TranslationFile,
  TranslationMessage,
  Validate,
} from './plugins/Plugin.js';
export type {PolicySources} from './plugins/PolicySources.js';
export type {ListedPage, ListedSection, ReadingList} from './plugins/ReadingList.js';
export type {SiteConfig} from './plugins/SiteConfig.js';
export type {SiteFault} from './plugins/SiteFault.js';
export type {PlannedSite, SiteFiles} from './plugins/SiteFiles.js';
export type {StaticServer} from './serve/startStaticServer.js';
export type {CollectionQuery, QueryValue} from './shared/collectionQuery.js';
export type {LazyData} from './shared/lazyData.js';
export type {
  ClientSiteConfig,
  GlobalData,
  HtmlTagObject,
  I18n,
  ReportingSeverity,
  SiteMetadata,
} from './shared/siteConfig.js';
export type {WrittenFile, WrittenTranslations} from './translations/writeTranslations.js';
