import type {
  MarkdownConfig,
  MarkdownImage,
  MarkdownImageCopies,
  MarkdownImageFunction,
  MarkdownImages,
  MarkdownRule,
} from '@lectern/mdx';
import type {CommanderStatic} from 'commander-5';
import type webpack from 'webpack';
import type {Configuration, RuleSetRule} from 'webpack';
import type {SiteReports} from '../errors/SiteReports.js';
import type {ClientSiteConfig, HtmlTagObject, I18n, SiteMetadata, SiteStorage} from '../shared/siteConfig.js';
import type {IndexEditsInput, IndexPagesInput, RouteSearch, SaveIndex} from './IndexPages.js';
import type {PolicySources} from './PolicySources.js';
import type {SiteConfig} from './SiteConfig.js';
import type {PlannedSite, SiteFiles} from './SiteFiles.js';

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

/** Records what a plugin adds to the site. */
export interface PluginActions {
  addRoute(route: RouteConfig): void;
  /**
   * Stores data under `<plugin name>/<plugin id>/<name>` of the generated folder.
   *
   * @param data - JSON-serialisable, or text, which is kept. Equal data under equal names is written once.
   * @returns the absolute path to use in `modules`, `context` or an import.
   */
  createData(name: string, data: unknown): Promise<string>;
  /**
   * Return value of `usePluginData`. Every page loads it: keep it small. The last call of a plugin instance wins. A `LazyData` in
   * it names a file from `createData`, which is loaded where a component reads that property.
   */
  setGlobalData(data: unknown): void;
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

/** Every hook of the lifecycle, in the order in which they run. All but `name` are optional. */
export interface Plugin<Content = unknown> {
  readonly name: string;
  /** Adds commands to the command line, a program of commander 5.1: an action gets its arguments, then the command. */
  extendCli?(cli: CommanderStatic): void;
  /** Reads the disk. All plugins run at once. */
  loadContent?(): Content | Promise<Content>;
  getTranslationFiles?(args: {
    content: Content;
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>;
  translateContent?(args: {content: Content; translationFiles: readonly TranslationFile[]}): Content;
  translateThemeConfig?(args: {
    themeConfig: ClientSiteConfig['themeConfig'];
    translationFiles: readonly TranslationFile[];
  }): ClientSiteConfig['themeConfig'];
  getDefaultCodeTranslationMessages?():
    | {readonly [id: string]: string}
    | Promise<{readonly [id: string]: string}>;
  /**
   * Folders of code with messages of `Translate`, beside the folder of components, for `site write-translations`. Absolute, or
   * relative to the plugin's module.
   */
  getTranslationSources?(): readonly string[];
  /** Files that a locale may replace as a whole, for `site translations`. */
  getTranslatableFiles?(args: {
    content: Content;
  }): readonly TranslatableFile[] | Promise<readonly TranslatableFile[]>;
  contentLoaded?(args: {content: Content; actions: PluginActions}): void | Promise<void>;
  allContentLoaded?(args: {
    allContent: {readonly [name: string]: {readonly [id: string]: unknown}};
    actions: PluginActions;
  }): void | Promise<void>;
  /** How the Markdown files of this plugin are compiled. Called after `contentLoaded`. */
  getMarkdownRules?(args: {content: Content}): readonly MarkdownRule[];
  /**
   * Has a module make copies of the images that Markdown shows. Called after `contentLoaded`. With several plugins, each image is
   * given to the first that makes copies of it.
   */
  getMarkdownImages?(args: {content: Content}): MarkdownImages | undefined;
  /** Globs, absolute or relative to the site folder; a change reloads this plugin's content in `site start`. */
  getPathsToWatch?(): readonly string[];
  /**
   * Checks that an edit of a watched Markdown file changes more than the text of its own page: a title, a place in a sidebar.
   * `site start` then loads the plugin's content again; without this hook it does so after every edit.
   */
  isContentAffected?(args: {file: string}): boolean | Promise<boolean>;
  /**
   * Returns `true` if everything that the hooks of this plugin add to a site depends on its options, the configuration, the
   * translations and the files below the folders of `getPathsToWatch`, and stays the same when only the text of a page changes. A
   * build after such edits (`isContentAffected`) then replaces these pages and calls none of the hooks.
   */
  followsFiles?(args: {content: Content}): boolean;
  /** Absolute, or relative to the plugin's module. Order of plugins is order of imports. */
  getClientModules?(): readonly string[];
  /** Folder of `@theme/*` components, absolute or relative to the plugin's module. */
  getThemePath?(): string;
  /** Folder of the sources of these components, for `site swizzle`: absolute or relative to the plugin's module. */
  getTypeScriptThemePath?(): string;
  injectHtmlTags?(args: {content: Content}): InjectedHtmlTags | undefined;
  configureWebpack?(
    config: Configuration,
    isServer: boolean,
    utils: ConfigureWebpackUtils,
    content: Content,
    // biome-ignore lint/suspicious/noConfusingVoidType: plugins may end without `return`
  ): WebpackPatch | undefined | void;
  configurePostCss?(options: PostCssOptions): PostCssOptions;
  /**
   * Files that `indexPages` writes, relative to the output folder of a locale, with "/": "search-index.json", or
   * "assets/search/" for all files of a folder. `site start` calls `indexPages` when one of them is first requested.
   */
  getIndexPaths?(): readonly string[];
  /**
   * Makes a search index. Called for each locale when all pages are rendered, before `postBuild`; all plugins run at once. In
   * `site start` it is called on a request, and again on the next one after an edit.
   */
  indexPages?(input: IndexPagesInput): void | Promise<void>;
  /**
   * Brings the index of the last build up to date when only texts of pages were edited. Without this hook, the site is built as a
   * whole.
   *
   * @returns `undefined` if the index of the last build is lost: the site is built as a whole
   */
  indexEditedPages?(input: IndexEditsInput): SaveIndex | undefined | Promise<SaveIndex | undefined>;
  /**
   * Files that show what the site consists of. A build makes them before `postBuild` and writes them to the output folder; `site
   * start` makes a file each time it is requested.
   *
   * @returns a function for each file. The hook is called often: leave the work to these functions.
   */
  getSiteFiles?(site: PlannedSite): SiteFiles;
  /**
   * Sources that a Content-Security-Policy has to allow for this plugin beyond those in the HTML of the pages. Called after
   * `contentLoaded` if the site has the option `contentSecurityPolicy`.
   */
  getPolicySources?(args: {content: Content}): PolicySources | undefined;
  /** After all pages are rendered, before the output is published. All plugins run at once. */
  postBuild?(props: PostBuildProps & {readonly content: Content}): void | Promise<void>;
  /**
   * After `postBuild` of all plugins has ended, for files that depend on all others: the list of what a service worker stores.
   * All plugins run at once, so one does not see what another writes here.
   */
  outputReady?(props: PostBuildProps & {readonly content: Content}): void | Promise<void>;
}

/** Checks unknown input: a zod schema, or anything with its `safeParse` shape. Plugins may also check by hand and throw. */
export type Validate = <T>(schema: {parse(value: unknown): T}, value: unknown) => T;

/** Exports of a plugin, theme or preset package. */
export interface PluginModule<Options = unknown, Content = unknown> {
  default(
    context: LoadContext,
    options: Options & {readonly id: string},
  ): Plugin<Content> | null | Promise<Plugin<Content> | null>;
  validateOptions?(args: {validate: Validate; options: unknown}): Options & {readonly id: string};
  validateThemeConfig?(args: {
    validate: Validate;
    themeConfig: unknown;
    /** Absolute path of the configuration of the site. */
    siteConfigPath?: string;
  }): {readonly [key: string]: unknown};
  /** How safe it is to wrap or eject each component of the theme, as `SwizzleConfig` describes it. What is not listed is unsafe. */
  getSwizzleConfig?(): unknown;
  /** The names of components that are safe to wrap and to eject: the older form of `getSwizzleConfig`. */
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
