import type {CommanderStatic} from 'commander-5';
import type {ClientSiteConfig} from '../shared/siteConfig.js';
import type {Configuration} from '../webpackTypes.js';
import type {CollectedPage, Collection, QueryCollection} from './Collection.js';
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
import type {ReadingList} from './ReadingList.js';
import type {SiteFault} from './SiteFault.js';
import type {PlannedSite, SiteFiles} from './SiteFiles.js';

/**
 * All hooks of a plugin, in the order in which they run. Only `name` is required. `pnpm reference` generates the page
 * of hooks on the website from these comments.
 */
export interface Plugin<Content = unknown> {
  /**
   * Name of the plugin, shared by all its instances. It is part of the paths of data and translations: do not change it
   * later.
   */
  readonly name: string;
  /**
   * Adds commands to the command line.
   *
   * @when a command is called that Lectern itself does not have, or help is printed. All plugins are loaded, but no
   *   content.
   * @input `cli`: a program of commander 5.1. An action gets its arguments, then the command, which has the options as
   *   properties.
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
   * Returns translations of the texts in the components of the plugin.
   *
   * @when before content is loaded, for each locale, translated or not. `site write-translations` calls it too.
   * @input nothing; `context.i18n.currentLocale` is the locale
   * @output an object from id to text, or a promise of one. Later plugins override earlier ones, and `code.json` of the
   *   site overrides all plugins.
   * @example
   * getDefaultCodeTranslationMessages: () =>
   *   readDefaultCodeTranslationMessages({dirPath, locale: context.i18n.currentLocale, name: 'my-theme'}),
   */
  getDefaultCodeTranslationMessages?():
    | {readonly [id: string]: string}
    | Promise<{readonly [id: string]: string}>;
  /**
   * Reads the content: files, or any other data.
   *
   * @when first, once for each locale; in parallel for all plugins. `site start` calls it again when a watched file has
   *   changed.
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
   * @input `content`, and `translationFiles`: the result of `getTranslationFiles` with the messages of the locale
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
   * @when after `loadContent` of this plugin and its translation; other plugins may still be loading
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
   * Returns the path of a module that makes copies of images in Markdown, such as smaller images.
   *
   * @when after `contentLoaded` of this plugin. The module is loaded by the processes that compile Markdown.
   * @input `content`
   * @output `module`, the absolute path of an ES module, and JSON-serialisable `options` for it; or nothing. If several
   *   plugins have modules, each image goes to the first one that makes copies of it. Not asynchronous.
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
   * @when after `contentLoaded` of all plugins; in parallel for all plugins
   * @input `allContent[name][id]`, the content of each instance; `actions`; `queryCollection`, which returns the pages
   *   of all plugins that a query selects; and `listPages`, which returns all pages that plugins list, with their titles
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
    queryCollection: QueryCollection;
    listPages(): readonly CollectedPage[];
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
   * Returns the folder of the components of the plugin: each becomes `@theme/<name>`.
   *
   * @when the site is planned. Later plugins override components of earlier ones, and `src/theme` of the site overrides
   *   all plugins.
   * @input nothing
   * @output a path, absolute or relative to the module of the plugin. Not asynchronous.
   * @example
   * getThemePath: () => './theme',
   */
  getThemePath?(): string;
  /**
   * Returns the folder of the TypeScript sources of the components in `getThemePath`.
   *
   * @when `site swizzle` copies a component. `site build` and `site start` warn about a folder that does not exist.
   * @input nothing
   * @output a path, absolute or relative to the module of the plugin. Without the hook, files of `getThemePath` are
   *   copied. Not asynchronous.
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
   * Returns modules that run on still pages until React starts. Each exports a default function.
   *
   * @when the site is planned
   * @input nothing
   * @output paths, absolute or relative to the module of the plugin. Not asynchronous.
   * @example
   * getStillModules: () => ['./client/stillClock.js'],
   */
  getStillModules?(): readonly string[];
  /**
   * Changes the configuration of the bundler.
   *
   * @when before code is bundled, in the order of the plugins, once for each locale. `site build` skips it if the
   *   configuration and the code of the plugins have not changed since the last build.
   * @input the configuration so far; `isServer`, always `false`, since there is one bundle for browser and Node;
   *   `utils` with loaders for styles and scripts; the content of the plugin
   * @output a part of a configuration, which is merged (`mergeStrategy` decides how); or nothing, if `config` was
   *   changed. Not asynchronous.
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
   * Lists the files that `indexPages` writes.
   *
   * @when before each call of `indexPages`, and at requests in `site start`, which calls `indexPages` when one of the
   *   files is first requested
   * @input nothing
   * @output paths relative to the output folder of a locale, with "/"; "assets/search/" means all files of a folder.
   *   Not asynchronous.
   * @example
   * getIndexPaths: () => ['search-index.json', 'assets/search/'],
   */
  getIndexPaths?(): readonly string[];
  /**
   * Makes a search index, or other files, from the texts of all pages.
   *
   * @when all pages of a locale are rendered, before `postBuild`; in parallel for all plugins. `site start` calls it
   *   when a file of the index is requested, and again at the first request after an edit.
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
   * @when instead of `indexPages`, if only texts of pages were edited since the last build
   * @input the input of `indexPages`, but with the edited `pages` only; also `readSectionsBefore` and
   *   `removeHashedFile`
   * @output a function that stores the data that the plugin keeps between builds, called after the output is updated;
   *   `undefined` if the index of the last build is missing: the whole site is then built, as for a plugin without this
   *   hook. May be a promise.
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
   * Lists the pages of the plugin for programs that read the site: they are in `llms.txt`, in this order.
   *
   * @when after all pages are rendered; in `site start` when an `llms.txt` is requested
   * @input the `content` of this plugin, translated
   * @output an array of lists. Pages with `noindex` are left out; so are paths that are no pages of the site. Not
   *   asynchronous.
   * @example
   * getReadingLists: ({content}) => [
   *   {title: 'Recipes', isMain: true, sections: [{pages: content.map(({path, title}) => ({path, title}))}]},
   * ],
   */
  getReadingLists?(input: {readonly content: Content}): readonly ReadingList[];
  /**
   * Finds faults of the site that only the plugin can find.
   *
   * @when `site check`, in the default locale, after the site was built; with `--no-build`, without a build
   * @input none
   * @output an array of faults, or a promise of it
   * @example
   * findFaults: async () => (await brokenRecipes()).map(({file}) => ({file, message: 'The recipe has no steps.'})),
   */
  findFaults?(): readonly SiteFault[] | Promise<readonly SiteFault[]>;
  /**
   * Lists the pages of the plugin for `useCollection` and `queryCollections`.
   *
   * @when a page or a plugin has a query, or a plugin calls `listPages`: once for each locale, and again after the content
   *   was reloaded. Never in other sites.
   * @input the `content` of this plugin, translated
   * @output an array of collections. Drafts and unlisted pages are left out by the plugin. Values are JSON, or dates;
   *   a value of another kind, or one that contains itself, ends the build. Not asynchronous.
   * @example
   * getCollections: ({content}) => [
   *   {name: 'recipes', isMain: true, entries: content.map(({title, path, minutes}) => ({title, permalink: path, minutes}))},
   * ],
   */
  getCollections?(input: {readonly content: Content}): readonly Collection[];
  /**
   * Adds files with information about the whole site, such as a list of its routes.
   *
   * @when before `postBuild`; in `site start` at each request, to find the names of the files
   * @input the planned site: routes, plugins with their content, versions, components, and `loadGlobalData`
   * @output an object: path relative to the output folder of a locale, with "/" → function that returns text or bytes,
   *   or a promise of them. Do the work in these functions, since the hook is called often. Not asynchronous.
   * @example
   * getSiteFiles: ({routes}) => ({
   *   'routes.json': () => JSON.stringify(routes.map(({path, plugin}) => [path, plugin.name])),
   * }),
   */
  getSiteFiles?(site: PlannedSite): SiteFiles;
  /**
   * Writes files to the output, or reads them.
   *
   * @when after all pages are rendered and all files are written, before the output replaces the last build; in
   *   parallel for all plugins. Not called by `site start`.
   * @input `outDir`, `routes`, `routesPaths`, `plugins`, `routesBuildMetadata`, the HTML tags of all pages, the fields
   *   of `context`, and the `content` of this plugin
   * @output nothing, or a promise that ends after the last write
   * @example
   * async postBuild({outDir, routesPaths}) {
   *   await writeFile(path.join(outDir, 'pages.txt'), routesPaths.join('\n'));
   * },
   */
  postBuild?(props: PostBuildProps & {readonly content: Content}): void | Promise<void>;
  /**
   * Writes files that depend on all other files, such as the list of files that a service worker caches.
   *
   * @when after `postBuild` of all plugins has ended; in parallel for all plugins, so a plugin may not see files that
   *   another one writes here. Not called by `site start`.
   * @input the input of `postBuild`
   * @output nothing, or a promise that ends after the last write
   * @example
   * async outputReady({outDir}) {
   *   const files = await readdir(outDir, {recursive: true});
   *   await writeFile(path.join(outDir, 'files.txt'), files.sort().join('\n'));
   * },
   */
  outputReady?(props: PostBuildProps & {readonly content: Content}): void | Promise<void>;
  /**
   * Returns sources that a Content-Security-Policy has to allow for this plugin, in addition to the sources in the HTML
   * of pages.
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
   * @when `site start` watches the files, and `site build` compares them with the files of the last build;
   *   `site write-translations` and `site write-heading-ids` use them to find code and Markdown
   * @input nothing
   * @output globs, absolute or relative to the folder of the site. Not asynchronous.
   * @example
   * getPathsToWatch: () => [`${context.siteDir}/data/*.yml`],
   */
  getPathsToWatch?(): readonly string[];
  /**
   * Checks if an edit of a watched Markdown file changes more than the text of its own page, such as a title or a
   * position in a sidebar.
   *
   * @when a file of `getPathsToWatch` has changed: in `site start`, and in a build that may replace single pages
   * @input `file`: its absolute path
   * @output `true` to load the content of the plugin again, or a promise of it. Without the hook, the content is loaded
   *   again after every edit.
   * @example
   * isContentAffected: async ({file}) => titleOf(await readFile(file, 'utf8')) !== titles.get(file),
   */
  isContentAffected?(args: {file: string}): boolean | Promise<boolean>;
  /**
   * Names content that `loadContent` has left out so far, such as old versions: `site start` shows its first page sooner
   * without it.
   *
   * @when in `site start`, if a page is requested that the site does not have, and again once the content is loaded
   * @input `path`: the path of the request, base URL included
   * @output `true` to load the content of the plugin again, which will have more; the path of the page to which the
   *   request is redirected; or nothing. Not asynchronous.
   * @example
   * findMissingPage({path}) {
   *   if (!path.startsWith('/archive/') || hasArchive) return undefined;
   *   hasArchive = true;
   *   return true;
   * },
   */
  findMissingPage?(args: {path: string}): boolean | string | undefined;
  /**
   * Allows a build to skip the hooks of this plugin if only texts of pages were edited.
   *
   * @when at the end of the build of a locale
   * @input `content`
   * @output `true` if everything that the plugin adds depends on its code, its options, the configuration, the
   *   translations and the files below the folders of `getPathsToWatch`, and stays the same when only the text of a
   *   page changes. Not asynchronous.
   * @example
   * followsFiles: ({content}) => content.people.every(({date}) => date !== undefined),
   */
  followsFiles?(args: {content: Content}): boolean;
  /**
   * Returns further folders of code with messages of `Translate`.
   *
   * @when `site write-translations` collects messages. The folder of `getThemePath` and watched code need not be
   *   listed.
   * @input nothing
   * @output paths, absolute or relative to the module of the plugin. Not asynchronous.
   * @example
   * getTranslationSources: () => ['../shared/components'],
   */
  getTranslationSources?(): readonly string[];
  /**
   * Lists files that a locale may replace by a translated file.
   *
   * @when `site translations` compares the locales, after `loadContent`
   * @input `content`
   * @output pairs of absolute paths, `original` and `translation`; the translation need not exist. May be a promise.
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
