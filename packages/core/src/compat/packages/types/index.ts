/** Exports of `@lectern/types`: core's own types under the names of Docusaurus, and further types of these names. */
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

/** The whole configuration with every default, as plugins find it in their context. */
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

/** Return value of `useDocusaurusContext`. */
export type DocusaurusContext = SiteContextValue;
/** Argument of `postBuild` of every plugin, without its own `content`. */
export type Props = Omit<PostBuildProps, 'content' | 'head' | 'routesBuildMetadata'>;
export type {RouteBuildMetadata} from '../../../plugins/Plugin.js';
export type PluginVersionInformation = SiteMetadata['pluginVersions'][string];
export type TranslationFileContent = TranslationFile['content'];
export type CodeTranslations = LoadContext['codeTranslations'];
export type RouteModules = NonNullable<RouteConfig['modules']>;
export type RouteMetadata = NonNullable<RouteConfig['metadata']>;
export type PresetConfigDefined = Exclude<PresetConfig, false | null | undefined>;
export type ConfigureWebpackResult = WebpackPatch;

/** By plugin name and plugin id. */
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

/** Chunks by page, a type that plugins import. Lectern makes no such table: each page names its own modules. */
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

/** A Joi schema, or one with `parse`, such as zod's. */
export type ValidationSchema<T> = Joi.ObjectSchema<T> | {parse(value: unknown): T};
export type Validate<In, Out> = (schema: ValidationSchema<Out>, value: In) => Out;

/** Argument of the export `validateOptions`. */
export interface OptionValidationContext<In, Out> {
  readonly validate: Validate<In, Out>;
  readonly options: In;
}

/** Argument of the export `validateThemeConfig`. */
export interface ThemeConfigValidationContext<In, Out = In> {
  readonly validate: Validate<In, Out>;
  readonly themeConfig: In;
}

/** A plugin as a function, its other exports beside it. */
export interface PluginModule<Content = unknown> {
  (context: LoadContext, options: unknown): Plugin<Content> | null | Promise<Plugin<Content> | null>;
  validateOptions?<In, Out>(data: OptionValidationContext<In, Out>): Out;
  validateThemeConfig?<In>(data: ThemeConfigValidationContext<In>): In;
  getSwizzleComponentList?(): string[] | undefined;
  getSwizzleConfig?(): SwizzleConfig | undefined;
}

/** A plugin that has been made, before its content is loaded. */
export type InitializedPlugin = Plugin & {
  readonly options: PluginOptions & {readonly id: string};
  readonly version: PluginVersionInformation;
};

export type SwizzleAction = 'eject' | 'wrap';
export type SwizzleActionStatus = 'safe' | 'unsafe' | 'forbidden';

export interface SwizzleComponentConfig {
  actions: {[action in SwizzleAction]: SwizzleActionStatus};
  description?: string;
}

/** How safe it is to copy or wrap the components of a theme. */
export interface SwizzleConfig {
  components: {[componentName: string]: SwizzleComponentConfig};
}

/** The props of the component that a wrapper wraps; `object` if it takes none, for which `ComponentProps` is `unknown`. */
export type WrapperProps<T extends ElementType> = ComponentProps<T> & object;

export interface UseDataOptions {
  /** Throws where there is no such plugin. */
  readonly failfast?: boolean;
}
