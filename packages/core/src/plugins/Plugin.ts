import type {
  MarkdownConfig,
  MarkdownImage,
  MarkdownImageCopies,
  MarkdownImageFunction,
  MarkdownImages,
  MarkdownRule,
} from '@lectern/mdx';
import type {SiteReports} from '../errors/SiteReports.js';
import type {HtmlTagObject, I18n, SiteMetadata, SiteStorage} from '../shared/siteConfig.js';
import type {Configuration, RuleSetRule, Webpack} from '../webpackTypes.js';
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
  /**
   * Cache folder of the site, absolute. Its files may be deleted at any time; plugins use it through `openPluginCache`.
   */
  readonly cacheDir: string;
  /**
   * Folder of generated files, absolute: `.site` in the site folder, or the name in
   * `DOCUSAURUS_GENERATED_FILES_DIR_NAME`. The folder is in the cache if the site folder is not writable.
   */
  readonly generatedFilesDir: string;
  readonly siteConfig: SiteConfig;
  readonly siteConfigPath: string;
  /**
   * Absolute output folder of the locale. During a build this is a staging folder: it usually is in the cache, has the
   * same name as the output folder, and replaces the output folder at the end.
   */
  readonly outDir: string;
  /** Folder of the locale's translations, absolute: `i18n/<locale path>`. */
  readonly localizationDir: string;
  /** Base URL of the current locale; starts and ends with "/". */
  readonly baseUrl: string;
  readonly i18n: I18n;
  readonly codeTranslations: {readonly [id: string]: string};
  readonly siteStorage: SiteStorage;
  readonly currentBundler: CurrentBundler;
  /**
   * "development" in `site start`: drafts are shown, and dates from git may be replaced by a fixed date to save time.
   * "production" in `site build`: drafts are left out.
   */
  readonly mode: 'development' | 'production';
  /**
   * Prints warnings about the site that plugins find. Present only in `site build` and `site start`; other commands do
   * not report.
   */
  readonly reports?: SiteReports | undefined;
}

/**
 * A module that a route loads, given by its path: a Markdown file is loaded as compiled content, a file from
 * `createData` as data, any other file as code.
 */
export type RouteModule =
  | string
  | {
      readonly __import?: true;
      readonly path: string;
      readonly query?: {readonly [key: string]: string | boolean};
      /**
       * For a Markdown file: becomes the property `metadata` of the content that the component gets. It is part of the
       * page payload (JSON for the page), so no file is compiled again if it changes.
       */
      readonly metadata?: unknown;
      /**
       * For a Markdown file: becomes the property `assets` of the content that the component gets. Values are paths of
       * files to bundle, relative to the site or to the Markdown file ("./cover.png"); the component gets their URLs.
       */
      readonly assets?: {readonly [name: string]: string | undefined | readonly (string | undefined)[]};
      /**
       * For a Markdown file: loads only the part before its excerpt marker (`<!-- truncate -->`), or the whole text if
       * it has no marker. Pages that show the excerpt load the same file as the page with the whole text. Corresponds
       * to the query `truncated: true` of Docusaurus.
       */
      readonly part?: 'excerpt' | undefined;
    }
  | readonly RouteModule[]
  | {readonly [name: string]: RouteModule};

export interface RouteConfig {
  /** URL path with the base URL, not percent-encoded: "/docs/folder with space/doc 1". */
  readonly path: string;
  /** Module of the component, as in an import: "@theme/DocItem", "@site/src/pages/index.tsx". */
  readonly component: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly priority?: number;
  readonly routes?: readonly RouteConfig[];
  /** Modules that are loaded before the page is shown. The component gets each as the prop of the same name. */
  readonly modules?: {readonly [prop: string]: RouteModule};
  /** JSON values that the component gets as props. */
  readonly props?: {readonly [prop: string]: unknown};
  readonly context?: {readonly [name: string]: RouteModule};
  /** Data about the page for plugins, such as the sitemap; never sent to the browser. */
  readonly metadata?: {
    readonly sourceFilePath?: string;
    readonly lastUpdatedAt?: number | null;
    /** Files of the site that the page shows by their `assetUrl`, as "@site/…". The build publishes them. */
    readonly assets?: readonly string[];
    /** Name for messages about a page that has no source file: 'the category "Guides" of the sidebar "docs"'. */
    readonly origin?: string;
    /** Data for search plugins. With `false`, they get neither this page nor the pages of nested routes. */
    readonly search?: RouteSearch | false;
  };
  /** Further attributes, such as "sidebar". Components read them from the route object in the browser. */
  readonly [attribute: string]: unknown;
}

export type HtmlTags = string | HtmlTagObject | readonly (string | HtmlTagObject)[];

export interface InjectedHtmlTags {
  readonly headTags?: HtmlTags;
  readonly preBodyTags?: HtmlTags;
  readonly postBodyTags?: HtmlTags;
}

/**
 * Options of css-loader. Options that are not listed here have no effect: they concern other loaders or source maps.
 */
export interface CssOptions {
  /** Default: files with ".module." in their names are CSS modules. */
  readonly modules?: boolean | {readonly auto?: unknown; readonly localIdentName?: string};
  readonly url?: unknown;
  readonly import?: unknown;
  readonly [option: string]: unknown;
}

export interface ConfigureWebpackUtils {
  /**
   * Loaders that turn CSS into a stylesheet. `isServer` has no effect, since one bundle runs in the browser and in
   * Node.
   */
  getStyleLoaders(isServer: boolean, cssOptions?: CssOptions): RuleSetRule[];
  /**
   * Loader that compiles TypeScript and JSX.
   *
   * @param options - `babelOptions`: options of babel-loader or the path of a Babel config. They require babel-loader
   *   in the site, and have no effect if the site has its own loader (`webpack.jsLoader`).
   */
  getJSLoader(options: {isServer: boolean; babelOptions?: unknown}): RuleSetRule;
  readonly currentBundler: CurrentBundler;
}

export interface CurrentBundler {
  /** Name of the bundler: Rspack, unless a plugin needs webpack. */
  readonly name: 'rspack' | 'webpack';
  /** Module of the bundler. Rspack has most names of webpack: `new currentBundler.instance.DefinePlugin({…})`. */
  readonly instance: Webpack;
}

export type WebpackPatch = Configuration & {
  readonly mergeStrategy?: {readonly [path: string]: 'match' | 'merge' | 'append' | 'prepend' | 'replace'};
};

export interface PostCssOptions {
  readonly plugins: readonly unknown[];
  readonly [key: string]: unknown;
}

/**
 * Element of `plugins` in the argument of `postBuild`: data of one plugin. The object also has the hooks of the plugin.
 */
export interface BuiltPlugin {
  readonly name: string;
  readonly options: {readonly id: string; readonly [key: string]: unknown};
  readonly version: SiteMetadata['pluginVersions'][string];
  /** Result of the plugin's `loadContent`, in the language of the locale if it is translated. */
  readonly content: unknown;
  /** Value that `usePluginData` returns for this plugin. */
  readonly globalData: unknown;
}

export interface PostBuildProps extends LoadContext {
  /** Top-level routes, each with the plugin that added the route. */
  readonly routes: readonly (RouteConfig & {readonly plugin: {readonly name: string; readonly id: string}})[];
  readonly routesPaths: readonly string[];
  readonly plugins: readonly BuiltPlugin[];
  readonly headTags: string;
  readonly preBodyTags: string;
  readonly postBodyTags: string;
  readonly siteMetadata: SiteMetadata;
  readonly content: unknown;
  /**
   * Always empty; exists only for compatibility with the types of Docusaurus. The data that plugins of Docusaurus read
   * from `head` is in `routesBuildMetadata`.
   */
  readonly head: {readonly [path: string]: never};
  readonly routesBuildMetadata: {readonly [path: string]: RouteBuildMetadata};
}

/** Data about the HTML of a rendered page. */
export interface RouteBuildMetadata {
  readonly noIndex: boolean;
  /**
   * HTML file of the page, relative to `outDir`: "blog/post/index.html". Absent with the hash router, since such a site
   * has only one HTML file.
   */
  readonly htmlFile?: string;
  /**
   * SHA-256 of the HTML, hexadecimal. A plugin that stores its results by this hash need not read unchanged pages
   * again.
   */
  readonly htmlHash?: string;
}

export interface TranslationMessage {
  readonly message: string;
  readonly description?: string;
}
export interface TranslationFile {
  /**
   * Path of the JSON file without ".json", relative to the plugin's folder of translations: "current" for
   * "i18n/fr/docusaurus-plugin-content-docs/current.json".
   */
  readonly path: string;
  readonly content: {readonly [id: string]: TranslationMessage};
}

/** A file of the site, and its translation in the current locale. Both paths are absolute. */
export interface TranslatableFile {
  readonly original: string;
  /** File that replaces the original; need not exist. */
  readonly translation: string;
  /** If `true`, a missing translation is not reported. Default: `false`. */
  readonly optional?: boolean;
}

/**
 * Checks a value against a schema (zod, Joi, yup) and returns the result with defaults; throws if the value is invalid.
 */
export type Validate = <T>(schema: {parse(value: unknown): T}, value: unknown) => T;

/**
 * Exports of the module of a plugin or theme: the plugin function as default export, and other functions as named
 * exports or as properties of the plugin function.
 */
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
   * @when before the options of plugins are checked and before any plugin is made; in the order of the plugins
   * @input `themeConfig`, with the parts of other themes in it; `validate`; `siteConfigPath`, the absolute path of the
   *   configuration
   * @output fields that are merged into `themeConfig`. Not asynchronous.
   * @example
   * export const validateThemeConfig = ({validate, themeConfig}) =>
   *   validate(z.looseObject({people: z.object({order: z.enum(['name', 'age'])}).optional()}), themeConfig);
   */
  validateThemeConfig?(args: {validate: Validate; themeConfig: unknown; siteConfigPath?: string}): {
    readonly [key: string]: unknown;
  };
  /**
   * Levels of components and folders of the theme for `site swizzle`. A component may have its level in a comment
   * instead.
   *
   * @when `site swizzle` lists the themes
   * @input nothing
   * @output `components`: for each name its `actions`, with `safe`, `unsafe` or `forbidden` for `wrap` and `eject`, and
   *   a `description`. Components that are not listed are unsafe. Not asynchronous.
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

/**
 * A plugin as a function. The type of its options is `never`, so that functions with options of any type are accepted.
 */
export type PluginFactory = ((context: LoadContext, options: never) => ReturnType<PluginModule['default']>) &
  Partial<PluginModule>;

/**
 * Entry of a list in the configuration: a name or a value, alone or in an array with its options. Empty entries are
 * allowed.
 */
type ConfigEntry<Value> = string | Value | readonly [string | Value, unknown] | false | null | undefined;

export type PluginConfig = ConfigEntry<PluginFactory | PluginModule>;

export type PresetConfig = ConfigEntry<PresetFactory>;

export interface Preset {
  readonly plugins?: readonly PluginConfig[];
  readonly themes?: readonly PluginConfig[];
}
export type PresetFactory = (context: LoadContext, options: never) => Preset | Promise<Preset>;

/**
 * Result of calling the function of a plugin or theme: the object with its hooks (`plugin`), its checked options, and
 * the origin of its module.
 */
export interface LoadedPlugin {
  readonly plugin: Plugin;
  readonly id: string;
  /** Options after the check by `validateOptions`, with defaults and with the field `id`. */
  readonly options: {readonly id: string; readonly [key: string]: unknown};
  readonly kind: 'plugin' | 'theme';
  /**
   * Absolute folder of the plugin's module: relative paths that hooks of the plugin return are relative to this folder.
   */
  readonly dir: string;
  /** Package name ("@lectern/plugin-content-docs"), or absolute path of the plugin's or config file; for messages. */
  readonly origin: string;
  readonly version: SiteMetadata['pluginVersions'][string];
  /** Functions for `site swizzle` that the module of the theme exports. */
  readonly swizzle?: Pick<PluginModule, 'getSwizzleConfig' | 'getSwizzleComponentList'>;
}
