import type {
  MarkdownConfig,
  MarkdownImage,
  MarkdownImageCopies,
  MarkdownImageFunction,
  MarkdownImages,
  MarkdownRule,
} from '@lectern/mdx';
import type webpack from 'webpack';
import type {Configuration, RuleSetRule} from 'webpack';
import type {SiteReports} from '../errors/SiteReports.js';
import type {HtmlTagObject, I18n, SiteMetadata, SiteStorage} from '../shared/siteConfig.js';
import type {RouteSearch} from './IndexPages.js';
import type {Plugin} from './PluginHooks.js';
import type {SiteConfig} from './SiteConfig.js';

export type {PluginActions} from './PluginActions.js';
export type {Plugin} from './PluginHooks.js';
export type {
  MarkdownConfig,
  MarkdownImage,
  MarkdownImageCopies,
  MarkdownImageFunction,
  MarkdownImages,
  MarkdownRule,
};

/** Argument of every plugin factory. Read-only: plugins add to the site through `actions` and return values. */
export interface LoadContext {
  readonly siteDir: string;
  readonly siteVersion?: string;
  /** `.site` below the site folder, unless `DOCUSAURUS_GENERATED_FILES_DIR_NAME` names another one. */
  readonly generatedFilesDir: string;
  readonly siteConfig: SiteConfig;
  readonly siteConfigPath: string;
  /**
   * Output folder of the locale. While a site is built it is a folder in the cache with the name of the output folder, which
   * takes the place of that at the end.
   */
  readonly outDir: string;
  /** `i18n/<locale path>`, absolute. */
  readonly localizationDir: string;
  /** Of the current locale; starts and ends with "/". */
  readonly baseUrl: string;
  readonly i18n: I18n;
  readonly codeTranslations: {readonly [id: string]: string};
  readonly siteStorage: SiteStorage;
  readonly currentBundler: CurrentBundler;
  /** `development` for `site start`; drafts and simulated data hang on it. */
  readonly mode: 'development' | 'production';
  /** Prints what plugins find in the site. Absent where a command only reads it: `site build` and `site start` report. */
  readonly reports?: SiteReports | undefined;
}

/** A module that a route loads. A Markdown source becomes content, a file from `createData` data, all else code. */
export type RouteModule =
  | string
  | {
      readonly __import?: true;
      readonly path: string;
      readonly query?: {readonly [key: string]: string | boolean};
      /** Content only: becomes `content.metadata`; kept in the page payload, so changing it recompiles nothing. */
      readonly metadata?: unknown;
      /** Content only: becomes `content.assets`; values are site-relative or file-relative paths to bundle ("./cover.png"). */
      readonly assets?: {readonly [name: string]: string | undefined | readonly (string | undefined)[]};
      /**
       * Content only: the part before the marker of the page's Markdown rule, or all of a page without one. Pages that show the
       * excerpt load the same file as the page itself. The query `truncated: true`, which Docusaurus has for this, is the same.
       */
      readonly part?: 'excerpt' | undefined;
    }
  | readonly RouteModule[]
  | {readonly [name: string]: RouteModule};

export interface RouteConfig {
  /** Base URL included, not percent-encoded: "/docs/folder with space/doc 1". */
  readonly path: string;
  /** Module id: "@theme/DocItem", "@site/src/pages/index.tsx". */
  readonly component: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly priority?: number;
  readonly routes?: readonly RouteConfig[];
  /** Loaded and passed to the component as props. */
  readonly modules?: {readonly [prop: string]: RouteModule};
  /** Plain data passed to the component as props. */
  readonly props?: {readonly [prop: string]: unknown};
  readonly context?: {readonly [name: string]: RouteModule};
  /** For plugins and the sitemap; never sent to the browser. */
  readonly metadata?: {
    readonly sourceFilePath?: string;
    readonly lastUpdatedAt?: number | null;
    /** Files of the site that the page shows by their `assetUrl`, as "@site/…": they are published. */
    readonly assets?: readonly string[];
    /** Source of the page if that is no file, for reports: 'the category "Guides" of the sidebar "docs"'. */
    readonly origin?: string;
    /** For search plugins; with `false`, they get neither the page nor those of routes below. */
    readonly search?: RouteSearch | false;
  };
  /** Any further attribute is visible on the client's route object ("sidebar"). */
  readonly [attribute: string]: unknown;
}

export type HtmlTags = string | HtmlTagObject | readonly (string | HtmlTagObject)[];

export interface InjectedHtmlTags {
  readonly headTags?: HtmlTags;
  readonly preBodyTags?: HtmlTags;
  readonly postBodyTags?: HtmlTags;
}

/** Options of css-loader. Those that are not listed here concern other loaders or source maps, and have no effect. */
export interface CssOptions {
  /** Without it, files with ".module." in their name are CSS modules. */
  readonly modules?: boolean | {readonly auto?: unknown; readonly localIdentName?: string};
  readonly url?: unknown;
  readonly import?: unknown;
  readonly [option: string]: unknown;
}

export interface ConfigureWebpackUtils {
  /** Loaders that make a stylesheet of CSS. `isServer` makes no difference: there is one compile for browser and Node. */
  getStyleLoaders(isServer: boolean, cssOptions?: CssOptions): RuleSetRule[];
  /**
   * Loader that transpiles TypeScript and JSX.
   *
   * @param options - `babelOptions`: options of babel-loader or the path of a Babel config. They require babel-loader in
   *   the site, and have no effect where the site has a loader of its own.
   */
  getJSLoader(options: {isServer: boolean; babelOptions?: unknown}): RuleSetRule;
  readonly currentBundler: CurrentBundler;
}

export interface CurrentBundler {
  readonly name: 'webpack';
  readonly instance: typeof webpack;
}

export type WebpackPatch = Configuration & {
  readonly mergeStrategy?: {readonly [path: string]: 'match' | 'merge' | 'append' | 'prepend' | 'replace'};
};

export interface PostCssOptions {
  readonly plugins: readonly unknown[];
  readonly [key: string]: unknown;
}

/** A plugin as `postBuild` of another one sees it, beside its hooks. */
export interface BuiltPlugin {
  readonly name: string;
  readonly options: {readonly id: string; readonly [key: string]: unknown};
  readonly version: SiteMetadata['pluginVersions'][string];
  /** Return value of its `loadContent`, translated. */
  readonly content: unknown;
  /** Return value of `usePluginData` for it. */
  readonly globalData: unknown;
}

export interface PostBuildProps extends LoadContext {
  /** Top-level routes, each with the plugin that added it. */
  readonly routes: readonly (RouteConfig & {readonly plugin: {readonly name: string; readonly id: string}})[];
  readonly routesPaths: readonly string[];
  readonly plugins: readonly BuiltPlugin[];
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
  readonly siteMetadata: SiteMetadata;
  readonly content: unknown;
  /** Always empty: `routesBuildMetadata` says what plugins looked for in it. */
  readonly head: {readonly [path: string]: never};
  readonly routesBuildMetadata: {readonly [path: string]: RouteBuildMetadata};
}

/** Data of a rendered page. */
export interface RouteBuildMetadata {
  readonly noIndex: boolean;
  /** The HTML of the page, relative to `outDir`: "blog/post/index.html". Absent with the hash router, which has no such files. */
  readonly htmlFile?: string;
  /**
   * sha-256 of the HTML, hex. A plugin that keeps what it made of a page with this hash need not read the page in the next build.
   */
  readonly htmlHash?: string;
}

export interface TranslationMessage {
  readonly message: string;
  readonly description?: string;
}
export interface TranslationFile {
  /** Without ".json". */
  readonly path: string;
  readonly content: {readonly [id: string]: TranslationMessage};
}

/** A file of the site and the one that takes its place in the current locale. Both are absolute. */
export interface TranslatableFile {
  readonly original: string;
  /** It need not exist. */
  readonly translation: string;
  /** A locale does not need it: it is not listed as missing. Default: false. */
  readonly optional?: boolean;
}

/** Checks unknown input: a zod schema, or anything with its `safeParse` shape. Plugins may also check by hand and throw. */
export type Validate = <T>(schema: {parse(value: unknown): T}, value: unknown) => T;

/** Exports of a plugin or theme: its function, and functions beside it, which may be properties of that function as well. */
export interface PluginModule<Options = unknown, Content = unknown> {
  /**
   * Makes a plugin.
   *
   * @when the site is loaded: once for each locale of a build, and at the start of commands that read the site. `validateOptions` and
   *   `validateThemeConfig` of all plugins have run.
   * @input `context` and the checked options, which always have an `id`
   * @output the hooks; `null` switches the plugin off. May be a promise.
   * @example
   * export default function people(context, options) {
   *   return {name: 'people', getThemePath: () => './theme'};
   * }
   */
  default(
    context: LoadContext,
    options: Options & {readonly id: string},
  ): Plugin<Content> | null | Promise<Plugin<Content> | null>;
  /**
   * Checks the options that a site wrote, and fills in defaults.
   *
   * @when before the plugin is made
   * @input `options` as they are written, and `validate`, which takes a schema (zod, Joi, yup) and a value
   * @output the options that the plugin gets; with an `id`. Without this function, all options are accepted. Not asynchronous.
   * @example
   * export const validateOptions = ({validate, options}) =>
   *   validate(z.strictObject({id: z.string().default('default'), path: z.string()}), options);
   */
  validateOptions?(args: {validate: Validate; options: unknown}): Options & {readonly id: string};
  /**
   * Checks the part of `themeConfig` that belongs to the plugin or theme.
   *
   * @when after the options of the plugin are checked, and before any plugin is made
   * @input `themeConfig`, with the parts of other themes in it; `validate`; `siteConfigPath`, the absolute path of the configuration
   * @output fields that are merged into `themeConfig`. Not asynchronous.
   * @example
   * export const validateThemeConfig = ({validate, themeConfig}) =>
   *   validate(z.looseObject({people: z.object({order: z.enum(['name', 'age'])}).optional()}), themeConfig);
   */
  validateThemeConfig?(args: {validate: Validate; themeConfig: unknown; siteConfigPath?: string}): {
    readonly [key: string]: unknown;
  };
  /**
   * Levels of components and folders of the theme for `site swizzle`. A component may have its level in a comment instead.
   *
   * @when `site swizzle` lists the themes
   * @input nothing
   * @output `components`: for each name its `actions`, with `safe`, `unsafe` or `forbidden` for `wrap` and `eject`, and a `description`.
   *   Others are unsafe. Not asynchronous.
   * @example
   * export const getSwizzleConfig = () => ({
   *   components: {Greeting: {actions: {wrap: 'safe', eject: 'unsafe'}, description: 'Says hello.'}},
   * });
   */
  getSwizzleConfig?(): unknown;
  /**
   * Older form of `getSwizzleConfig`.
   *
   * @when `site swizzle` lists the themes, if there is no `getSwizzleConfig`
   * @input nothing
   * @output names of components that are safe to wrap and to eject. Not asynchronous.
   * @example
   * export const getSwizzleComponentList = () => ['Greeting', 'Footer/Links'];
   */
  getSwizzleComponentList?(): unknown;
}

/** A plugin as a function; its options may have any type: they are those that its site writes. */
export type PluginFactory = ((context: LoadContext, options: never) => ReturnType<PluginModule['default']>) &
  Partial<PluginModule>;

export type PluginConfig =
  | string
  | readonly [string, unknown]
  | PluginFactory
  | readonly [PluginFactory, unknown]
  | PluginModule
  | readonly [PluginModule, unknown]
  | false
  | null
  | undefined;

export type PresetConfig =
  | string
  | readonly [string, unknown]
  | PresetFactory
  | readonly [PresetFactory, unknown]
  | false
  | null
  | undefined;

export interface Preset {
  readonly plugins?: readonly PluginConfig[];
  readonly themes?: readonly PluginConfig[];
}
export type PresetFactory = (context: LoadContext, options: never) => Preset | Promise<Preset>;

/** A plugin instance, ready to run. */
export interface LoadedPlugin {
  readonly plugin: Plugin;
  readonly id: string;
  /** Validated, `id` included. */
  readonly options: {readonly id: string; readonly [key: string]: unknown};
  readonly kind: 'plugin' | 'theme';
  /** Folder that relative paths of the plugin start from. */
  readonly dir: string;
  /** "@lectern/plugin-content-docs" or the config file, for messages. */
  readonly origin: string;
  readonly version: SiteMetadata['pluginVersions'][string];
  /** The functions for `site swizzle` that the module exports. */
  readonly swizzle?: Pick<PluginModule, 'getSwizzleConfig' | 'getSwizzleComponentList'>;
}
