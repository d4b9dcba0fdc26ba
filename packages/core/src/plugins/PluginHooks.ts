import type {CommanderStatic} from 'commander-5';
import type {Configuration} from 'webpack';
import type {ClientSiteConfig} from '../shared/siteConfig.js';
import type {IndexEditsInput, IndexPagesInput, SaveIndex} from './IndexPages.js';
import type {
  ConfigureWebpackUtils,
  InjectedHtmlTags,
  MarkdownImages,
  MarkdownRule,
  PostBuildProps,
  PostCssOptions,
  TranslatableFile,
  TranslationFile,
  WebpackPatch,
} from './Plugin.js';
import type {PluginActions} from './PluginActions.js';
import type {PolicySources} from './PolicySources.js';
import type {PlannedSite, SiteFiles} from './SiteFiles.js';

/**
 * Every hook of a plugin, in the order in which they run. All but `name` are optional. The page of hooks on the website is written from
 * these comments (`pnpm reference`).
 */
export interface Plugin<Content = unknown> {
  /** Name of the plugin; its instances share it. Folders of data and translations have it: choose it once. */
  readonly name: string;
  /**
   * Adds commands to the command line.
   *
   * @when a command that is none of Lectern's is called, or help is printed. The plugins are made, and no content is loaded.
   * @input `cli`: a program of commander 5.1. An action gets its arguments, then the command, which has the options as properties.
   * @output nothing. Not asynchronous; actions may be.
   * @example
   * extendCli(cli) {
   *   cli
   *     .command('people')
   *     .description('Counts people')
   *     .action(async () => console.log((await loadPeople()).length));
   * },
   */
  extendCli?(cli: CommanderStatic): void;
  /**
   * Returns translations of the texts in the components that the plugin brings.
   *
   * @when before content is loaded, for each locale, translated or not. `site write-translations` calls it too.
   * @input nothing; `context.i18n.currentLocale` is the locale
   * @output an object from id to text, or a promise of one. Later plugins win over earlier ones, and `code.json` of the site over all.
   * @example
   * getDefaultCodeTranslationMessages: () =>
   *   readDefaultCodeTranslationMessages({dirPath, locale: context.i18n.currentLocale, name: 'my-theme'}),
   */
  getDefaultCodeTranslationMessages?():
    | {readonly [id: string]: string}
    | Promise<{readonly [id: string]: string}>;
  /**
   * Reads files, or whatever the plugin needs.
   *
   * @when first, once for each locale; all plugins at once. `site start` calls it again when a watched file has changed.
   * @input nothing
   * @output the content of the plugin, or a promise of it. Most other hooks get it.
   * @example
   * async loadContent() {
   *   return JSON.parse(await readFile('people.json', 'utf8'));
   * },
   */
  loadContent?(): Content | Promise<Content>;
  /**
   * Lists the texts of the content that can be translated.
   *
   * @when after `loadContent`, in locales that are translated. `site write-translations` calls it too.
   * @input `content`, as `loadContent` returned it
   * @output files with messages: `path` is the name without ".json". May be a promise.
   * @example
   * getTranslationFiles: ({content}) => [
   *   {path: 'texts', content: {title: {message: content.title, description: 'Title of the team page'}}},
   * ],
   */
  getTranslationFiles?(args: {
    content: Content;
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>;
  /**
   * Puts translations into the content.
   *
   * @when after `getTranslationFiles`, in locales that are translated
   * @input `content`, and `translationFiles`: what `getTranslationFiles` returned, with the messages of the locale in their place
   * @output the content that all later hooks get: a new object. Not asynchronous.
   * @example
   * translateContent({content, translationFiles}) {
   *   const texts = translationFiles.find((file) => file.path === 'texts');
   *   return {...content, title: texts?.content.title?.message ?? content.title};
   * },
   */
  translateContent?(args: {content: Content; translationFiles: readonly TranslationFile[]}): Content;
  /**
   * Turns the content into routes and data.
   *
   * @when after `loadContent` of this plugin and its translation; other plugins may still load
   * @input `content`, and `actions`, which record what the plugin adds
   * @output nothing, or a promise that ends after the last action
   * @example
   * async contentLoaded({content, actions}) {
   *   const people = await actions.createData('people.json', content);
   *   actions.addRoute({path: `${context.baseUrl}people`, component: '@site/src/People.tsx', modules: {people}});
   * },
   */
  contentLoaded?(args: {content: Content; actions: PluginActions}): void | Promise<void>;
  /**
   * Determines how the Markdown files of this plugin are compiled.
   *
   * @when after `contentLoaded` of this plugin
   * @input `content`
   * @output rules, each for the files below some folders: plugins for Markdown, admonitions, and the page of each file. Not asynchronous.
   * @example
   * getMarkdownRules: ({content}) => [{...defaults, id: 'people', dirs: [peopleDir], permalinks: content.permalinks}],
   */
  getMarkdownRules?(args: {content: Content}): readonly MarkdownRule[];
  /**
   * Has a module make copies of the images that Markdown shows, such as smaller ones.
   *
   * @when after `contentLoaded` of this plugin. The module is loaded by the processes that compile Markdown.
   * @input `content`
   * @output `module`, the absolute path of an ES module, and `options` for it that survive JSON; or nothing. With several plugins, each
   *   image is given to the first that makes copies of it. Not asynchronous.
   * @example
   * getMarkdownImages: () => ({module: path.resolve('copies.mjs'), options: {version: 1, widths: [300, 600]}}),
   */
  getMarkdownImages?(args: {content: Content}): MarkdownImages | undefined;
  /**
   * Adds tags to every page, in the head, before the app and after it.
   *
   * @when after `contentLoaded` of this plugin
   * @input `content`; it may be `undefined` when a build checks if the tags have changed
   * @output `headTags`, `preBodyTags` and `postBodyTags`: each is text, a tag, or a list of both. Not asynchronous.
   * @example
   * injectHtmlTags: () => ({
   *   headTags: [{tagName: 'link', attributes: {rel: 'preconnect', href: 'https://api.example.com'}}],
   * }),
   */
  injectHtmlTags?(args: {content: Content}): InjectedHtmlTags | undefined;
  /**
   * Adds routes and data that depend on the content of other plugins.
   *
   * @when after `contentLoaded` of all plugins; all plugins at once
   * @input `allContent[name][id]`, the content of each instance, and `actions`
   * @output nothing, or a promise that ends after the last action
   * @example
   * async allContentLoaded({allContent, actions}) {
   *   const docs = allContent['docusaurus-plugin-content-docs']?.default;
   *   actions.setGlobalData({hasDocs: docs !== undefined});
   * },
   */
  allContentLoaded?(args: {
    allContent: {readonly [name: string]: {readonly [id: string]: unknown}};
    actions: PluginActions;
  }): void | Promise<void>;
  /**
   * Translates the texts in the configuration of the theme.
   *
   * @when after `allContentLoaded` of all plugins, in locales that are translated, in the order of the plugins
   * @input `themeConfig`, and `translationFiles` of this plugin, as `translateContent` gets them
   * @output the translated fields of `themeConfig`: they are merged into it, one level deep. Not asynchronous.
   * @example
   * translateThemeConfig({themeConfig, translationFiles}) {
   *   const texts = translationFiles.find((file) => file.path === 'banner');
   *   return {banner: {...themeConfig.banner, text: texts?.content.text?.message}};
   * },
   */
  translateThemeConfig?(args: {
    themeConfig: ClientSiteConfig['themeConfig'];
    translationFiles: readonly TranslationFile[];
  }): ClientSiteConfig['themeConfig'];
  /**
   * Returns the folder of the components that the plugin brings: each becomes `@theme/<name>`.
   *
   * @when the site is planned. A later plugin wins over an earlier one, and `src/theme` of the site over all.
   * @input nothing
   * @output a path, absolute or relative to the module of the plugin. Not asynchronous.
   * @example
   * getThemePath: () => './theme',
   */
  getThemePath?(): string;
  /**
   * Returns the folder of the sources of these components.
   *
   * @when `site swizzle` copies a component. `site build` and `site start` warn about a folder that does not exist.
   * @input nothing
   * @output a path, absolute or relative to the module of the plugin. Without the hook, files of `getThemePath` are copied. Not asynchronous.
   * @example
   * getTypeScriptThemePath: () => '../src/theme',
   */
  getTypeScriptThemePath?(): string;
  /**
   * Returns modules that are loaded once in the browser, before the first page, and stylesheets.
   *
   * @when the site is planned
   * @input nothing
   * @output paths, absolute or relative to the module of the plugin. They are imported in the order of the plugins. Not asynchronous.
   * @example
   * getClientModules: () => ['./client/analytics.js', './client/styles.css'],
   */
  getClientModules?(): readonly string[];
  /**
   * Changes the configuration of the bundler.
   *
   * @when before code is bundled, in the order of the plugins; once for each locale whose settings are new
   * @input the configuration so far; `isServer`, always `false`, since there is one bundle for browser and Node; `utils` with loaders for
   *   styles and scripts; the content of the plugin
   * @output a part of a configuration, which is merged (`mergeStrategy` decides how); or nothing, if `config` was changed. Not asynchronous.
   * @example
   * configureWebpack: (config, isServer, utils) => ({
   *   module: {rules: [{test: /\.s[ac]ss$/, use: [...utils.getStyleLoaders(isServer), 'sass-loader']}]},
   * }),
   */
  configureWebpack?(
    config: Configuration,
    isServer: boolean,
    utils: ConfigureWebpackUtils,
    content: Content,
    // biome-ignore lint/suspicious/noConfusingVoidType: plugins may end without `return`
  ): WebpackPatch | undefined | void;
  /**
   * Adds plugins of PostCSS. CSS goes through PostCSS only if a plugin has this hook.
   *
   * @when after `configureWebpack` of all plugins, in the order of the plugins
   * @input the options of PostCSS so far; `plugins` is always a list
   * @output the options to use: a new object. Not asynchronous.
   * @example
   * configurePostCss: (options) => ({...options, plugins: [...options.plugins, nesting]}),
   */
  configurePostCss?(options: PostCssOptions): PostCssOptions;
  /**
   * Announces the files that `indexPages` writes.
   *
   * @when before each call of `indexPages`, and at requests in `site start`, which calls `indexPages` when one of the files is first requested
   * @input nothing
   * @output paths relative to the output folder of a locale, with "/"; "assets/search/" means all files of a folder. Not asynchronous.
   * @example
   * getIndexPaths: () => ['search-index.json', 'assets/search/'],
   */
  getIndexPaths?(): readonly string[];
  /**
   * Makes a search index, or anything else from the texts of all pages.
   *
   * @when all pages of a locale are rendered, before `postBuild`; all plugins at once. `site start` calls it on a request, and again on
   *   the next one after an edit.
   * @input `pages`, `readSections` for their texts, `writeFile` and `writeHashedFile` for the index, and the `locale`
   * @output nothing, or a promise that ends after the last file
   * @example
   * async indexPages({pages, readSections, writeFile}) {
   *   const sections = await Promise.all(pages.map((page) => readSections(page)));
   *   writeFile('search-index.json', JSON.stringify(sections));
   * },
   */
  indexPages?(input: IndexPagesInput): void | Promise<void>;
  /**
   * Brings the index of the last build up to date.
   *
   * @when in the place of `indexPages`, if nothing but texts of pages was edited since the last build
   * @input as that of `indexPages`, with the edited `pages` alone; `readSectionsBefore` and `removeHashedFile` besides
   * @output a function that stores what the plugin keeps between builds, called once the output is up to date; `undefined` if the index of
   *   the last build is lost: the site is then built as a whole, as it is without this hook. May be a promise.
   * @example
   * async indexEditedPages({pages, readSections, writeFile}) {
   *   const index = await readIndex();
   *   for (const page of pages) index[page.path] = await readSections(page);
   *   writeFile('search-index.json', JSON.stringify(index));
   *   return () => keepIndex(index);
   * },
   */
  indexEditedPages?(input: IndexEditsInput): SaveIndex | undefined | Promise<SaveIndex | undefined>;
  /**
   * Adds files that show what the site consists of.
   *
   * @when before `postBuild`; in `site start` at each request, to find the names of the files
   * @input the planned site: routes, plugins with their content, versions, components, and `loadGlobalData`
   * @output an object: path relative to the output folder of a locale, with "/" → function that returns text or bytes, which may be a
   *   promise. Leave the work to these functions. Not asynchronous.
   * @example
   * getSiteFiles: ({routes}) => ({
   *   'routes.json': () => JSON.stringify(routes.map(({path, plugin}) => [path, plugin.name])),
   * }),
   */
  getSiteFiles?(site: PlannedSite): SiteFiles;
  /**
   * Writes files to the output, or reads them.
   *
   * @when after all pages are rendered and all files are written, before the output replaces the last build; all plugins at once. Not
   *   called by `site start`.
   * @input `outDir`, `routes`, `routesPaths`, `plugins`, `routesBuildMetadata`, the HTML tags of all pages, the fields of `context`, and the
   *   `content` of this plugin
   * @output nothing, or a promise that ends after the last write
   * @example
   * async postBuild({outDir, routesPaths}) {
   *   await writeFile(path.join(outDir, 'pages.txt'), routesPaths.join('\n'));
   * },
   */
  postBuild?(props: PostBuildProps & {readonly content: Content}): void | Promise<void>;
  /**
   * Writes files that depend on all others, such as the list of what a service worker stores.
   *
   * @when after `postBuild` of all plugins has ended; all plugins at once, so one may not see what another writes here. Not called by
   *   `site start`.
   * @input as that of `postBuild`
   * @output nothing, or a promise that ends after the last write
   * @example
   * async outputReady({outDir}) {
   *   const files = await readdir(outDir, {recursive: true});
   *   await writeFile(path.join(outDir, 'files.txt'), files.sort().join('\n'));
   * },
   */
  outputReady?(props: PostBuildProps & {readonly content: Content}): void | Promise<void>;
  /**
   * Returns sources that a Content-Security-Policy has to allow for this plugin, beyond those in the HTML of pages.
   *
   * @when after `outputReady` of all plugins, if the site has the option `contentSecurityPolicy`
   * @input `content`
   * @output sources by directive, or nothing. Not asynchronous.
   * @example
   * getPolicySources: () => ({'connect-src': ['https://api.example.com']}),
   */
  getPolicySources?(args: {content: Content}): PolicySources | undefined;
  /**
   * Returns the files that the content is made from. A change reloads the content of this plugin in `site start`.
   *
   * @when `site start` watches the files, and `site build` compares them with those of the last build; `site write-translations` and
   *   `site write-heading-ids` find code and Markdown by them
   * @input nothing
   * @output globs, absolute or relative to the folder of the site. Not asynchronous.
   * @example
   * getPathsToWatch: () => [`${context.siteDir}/data/*.yml`],
   */
  getPathsToWatch?(): readonly string[];
  /**
   * Checks that an edit of a watched Markdown file changes more than the text of its own page: a title, a place in a sidebar.
   *
   * @when a file of `getPathsToWatch` has changed: in `site start`, and in a build that may replace single pages
   * @input `file`: its absolute path
   * @output `true` to load the content of the plugin again, or a promise of it. Without the hook, that is done after every edit.
   * @example
   * isContentAffected: async ({file}) => titleOf(await readFile(file, 'utf8')) !== titles.get(file),
   */
  isContentAffected?(args: {file: string}): boolean | Promise<boolean>;
  /**
   * Allows a build to leave the hooks of this plugin out after edits that change nothing but texts of pages.
   *
   * @when at the end of the build of a locale
   * @input `content`
   * @output `true` if everything that the plugin adds depends on its code, its options, the configuration, the translations and the files
   *   below the folders of `getPathsToWatch`, and stays the same when only the text of a page changes. Not asynchronous.
   * @example
   * followsFiles: ({content}) => content.people.every(({date}) => date !== undefined),
   */
  followsFiles?(args: {content: Content}): boolean;
  /**
   * Returns further folders of code with messages of `Translate`.
   *
   * @when `site write-translations` looks for messages. It reads the folder of `getThemePath` and watched code by itself.
   * @input nothing
   * @output paths, absolute or relative to the module of the plugin. Not asynchronous.
   * @example
   * getTranslationSources: () => ['../shared/components'],
   */
  getTranslationSources?(): readonly string[];
  /**
   * Lists the files that a locale may replace as a whole.
   *
   * @when `site translations` compares the locales, after `loadContent`
   * @input `content`
   * @output the original and its translation, both absolute; the translation need not exist. May be a promise.
   * @example
   * getTranslatableFiles: ({content}) =>
   *   content.recipes.map(({file, name}) => ({
   *     original: file,
   *     translation: path.join(context.localizationDir, 'recipes', name),
   *   })),
   */
  getTranslatableFiles?(args: {
    content: Content;
  }): readonly TranslatableFile[] | Promise<readonly TranslatableFile[]>;
}
