import type {BuildFlags, StartFlags} from './cli/flags.js';
import type {DevServer} from './dev/startDevServer.js';
import type {Report} from './finish/reportLinks.js';
import type {BuildReport} from './pipeline.js';

export type {FileTime, MarkdownConfig, MarkdownRule, TocItem} from '@lectern/mdx';
export {
  createExcerpt,
  decodeMarkdown,
  formatOf,
  MarkdownError,
  parseContentTitle,
  parseFrontMatter,
} from '@lectern/mdx';
export type {BuildFlags, StartFlags} from './cli/flags.js';
export {loadModule} from './config/loadModule.js';
export type {SiteConfig} from './config/SiteConfig.js';
export type {Config} from './config/schema.js';
export {isSiteError, SiteError, type SourcePlace} from './errors/SiteError.js';
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
  RouteConfig,
  RouteModule,
  TranslationFile,
  TranslationMessage,
  Validate,
} from './plugins/Plugin.js';
export type {LazyData} from './shared/lazyData.js';
export type {
  ClientSiteConfig,
  GlobalData,
  HtmlTagObject,
  I18n,
  ReportingSeverity,
  SiteMetadata,
} from './shared/siteConfig.js';

/** Builds a site as `site build` does. @throws {SiteError} for mistakes of the user. */
export async function build(flags: BuildFlags, output: Report): Promise<BuildReport> {
  const pipeline = await import('./pipeline.js');
  return pipeline.build(flags, output);
}

/** Starts a dev server as `site start` does. */
export async function start(flags: StartFlags): Promise<DevServer> {
  const {startDevServer} = await import('./dev/startDevServer.js');
  return startDevServer(flags);
}
