/**
 * Exports of `@lectern/types`: core's types under the names that Docusaurus has for them, and further types of
 * Docusaurus.
 */
import type {MarkdownConfig, ParseFrontMatter} from '@lectern/mdx';
import type Joi from 'joi';
import type {ComponentProps, ElementType} from 'react';
import type {SiteContextValue} from '../../../client/types.js';
import type {
  LoadContext,
  Plugin,
  PostBuildProps,
  PresetConfig,
  RouteConfig,
  TranslationFile,
  WebpackPatch,
} from '../../../plugins/Plugin.js';
import type {SiteConfig} from '../../../plugins/SiteConfig.js';
import type {FutureConfig, VcsConfig} from '../../../schema/futureSchema.js';
import type {ClientSiteConfig, SiteMetadata} from '../../../shared/siteConfig.js';

export type {MarkdownConfig, ParseFrontMatter} from '@lectern/mdx';
export type {ClientModule, RouteContextValue as PluginRouteContext} from '../../../client/types.js';
export type {Config} from '../../../config/schema.js';
export type {
  BuiltPlugin as LoadedPlugin,
  ConfigureWebpackUtils,
  CurrentBundler,
  HtmlTags,
  InjectedHtmlTags,
  LoadContext,
  Plugin,
  PluginActions as PluginContentLoadedActions,
  PluginConfig,
  PostCssOptions,
  Preset,
  PresetConfig,
  PresetFactory as PresetModule,
  RouteConfig,
  RouteModule as Module,
  TranslationFile,
  TranslationMessage,
} from '../../../plugins/Plugin.js';
export type {FutureConfig, VcsConfig} from '../../../schema/futureSchema.js';
export type {
  GlobalData,
  HtmlTagObject,
  I18n,
  LocaleConfig as I18nLocaleConfig,
  ReportingSeverity,
  SiteMetadata,
  SiteStorage,
} from '../../../shared/siteConfig.js';

/** The whole configuration with all defaults: the `siteConfig` that plugins get. */
export type DocusaurusConfig = SiteConfig;
export type ThemeConfig = ClientSiteConfig['themeConfig'];
export type I18nConfig = ClientSiteConfig['i18n'];
export type StorageConfig = SiteConfig['storage'];
export type RouterType = FutureConfig['experimental_router'];
export type FutureV4Config = FutureConfig['v4'];
export type FasterConfig = FutureConfig['faster'];
export type VcsPreset = Extract<FutureConfig['experimental_vcs'], string>;
export type VcsChangeInfo = NonNullable<Awaited<ReturnType<VcsConfig['getFileLastUpdateInfo']>>>;
export type VscInitializeParams = Parameters<VcsConfig['initialize']>[0];
export type MDX1CompatOptions = MarkdownConfig['mdx1Compat'];
export type MarkdownHooks = MarkdownConfig['hooks'];
export type OnBrokenMarkdownLinksFunction = Extract<
  MarkdownHooks['onBrokenMarkdownLinks'],
  (...args: never) => unknown
>;
export type OnBrokenMarkdownImagesFunction = Extract<
  MarkdownHooks['onBrokenMarkdownImages'],
  (...args: never) => unknown
>;
export type DefaultParseFrontMatter = Parameters<ParseFrontMatter>[0]['defaultParseFrontMatter'];

/** Return type of `useDocusaurusContext`. */
export type DocusaurusContext = SiteContextValue;
/** Argument of `postBuild`, without the `content` of the plugin. */
export type Props = Omit<PostBuildProps, 'content' | 'head' | 'routesBuildMetadata'>;
export type {RouteBuildMetadata} from '../../../plugins/Plugin.js';
export type PluginVersionInformation = SiteMetadata['pluginVersions'][string];
export type TranslationFileContent = TranslationFile['content'];
export type CodeTranslations = LoadContext['codeTranslations'];
export type RouteModules = NonNullable<RouteConfig['modules']>;
export type RouteMetadata = NonNullable<RouteConfig['metadata']>;
export type PresetConfigDefined = Exclude<PresetConfig, false | null | undefined>;
export type ConfigureWebpackResult = WebpackPatch;

/** Content that each plugin has loaded: plugin name → plugin id → content. */
export interface AllContent {
  readonly [pluginName: string]: {readonly [pluginId: string]: unknown};
}

export interface PluginIdentifier {
  readonly name: string;
  readonly id: string;
}

export type PluginRouteConfig = RouteConfig & {readonly plugin: PluginIdentifier};

export interface RouteContext {
  readonly data?: {readonly [name: string]: unknown};
}

/**
 * Table of chunks by page, as in Docusaurus. Plugins import this type, but Lectern has no such table: in Lectern, each
 * page lists its own modules.
 */
export interface RouteChunkNames {
  readonly [route: string]: ChunkNames;
}
export interface ChunkNames {
  readonly [prop: string]: string | ChunkNames | readonly ChunkNames[];
}
export interface Registry {
  readonly [request: string]: () => Promise<Readonly<Record<string, unknown>>>;
}

export interface PluginOptions {
  readonly id?: string;
  readonly [option: string]: unknown;
}

/** A Joi schema, or a schema with the method `parse`, such as one of zod. */
export type ValidationSchema<T> = Joi.ObjectSchema<T> | {parse(value: unknown): T};
export type Validate<In, Out> = (schema: ValidationSchema<Out>, value: In) => Out;

/** Argument of `validateOptions`, an export of a plugin. */
export interface OptionValidationContext<In, Out> {
  readonly validate: Validate<In, Out>;
  readonly options: In;
}

/** Argument of `validateThemeConfig`, an export of a theme. */
export interface ThemeConfigValidationContext<In, Out = In> {
  readonly validate: Validate<In, Out>;
  readonly themeConfig: In;
}

/** The function of a plugin, with the module's other exports as properties. */
export interface PluginModule<Content = unknown> {
  (context: LoadContext, options: unknown): Plugin<Content> | null | Promise<Plugin<Content> | null>;
  validateOptions?<In, Out>(data: OptionValidationContext<In, Out>): Out;
  validateThemeConfig?<In>(data: ThemeConfigValidationContext<In>): In;
  getSwizzleComponentList?(): string[] | undefined;
  getSwizzleConfig?(): SwizzleConfig | undefined;
}

/** A plugin after its function was called, before its content is loaded. */
export type InitializedPlugin = Plugin & {
  readonly options: PluginOptions & {readonly id: string};
  readonly version: PluginVersionInformation;
};

export type SwizzleAction = 'eject' | 'wrap';
/**
 * `safe`: the component stays compatible within a major version. `unsafe`: it may change in any version. `forbidden`:
 * the action is not possible.
 */
export type SwizzleActionStatus = 'safe' | 'unsafe' | 'forbidden';

export interface SwizzleComponentConfig {
  actions: {[action in SwizzleAction]: SwizzleActionStatus};
  description?: string;
}

/** Components of a theme that may be ejected (copied into the site) or wrapped, with the risk of each action. */
export interface SwizzleConfig {
  components: {[componentName: string]: SwizzleComponentConfig};
}

/**
 * Props of a wrapped component. `& object` is for components without props, for which `ComponentProps` is `unknown`.
 */
export type WrapperProps<T extends ElementType> = ComponentProps<T> & object;

export interface UseDataOptions {
  /** Throws an error if the plugin has set no global data, instead of returning `undefined`. */
  readonly failfast?: boolean;
}
