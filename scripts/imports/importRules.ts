// Lists which package may import which, and the order of the folders of core. Checked by `scripts/imports.test.ts`.

/** Allows packages named in `from` to import packages named in `to`. A "*" at the end of a name matches any ending. */
export interface PackageRule {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly reason: string;
}

/** All allowed imports between packages; any other import is an error. Test files are not checked. */
export const packageRules: readonly PackageRule[] = [
  {from: ['core'], to: ['mdx'], reason: 'core compiles Markdown with it; mdx works without Lectern'},
  {
    from: ['core'],
    to: ['worker-pool'],
    reason: 'processes for the code of others, which know nothing of sites',
  },
  {
    from: ['core'],
    to: ['markdown-writer'],
    reason: 'core writes pages as Markdown with it; it needs nothing of a site',
  },
  {from: ['core'], to: ['store'], reason: 'records of the cache, which prove themselves'},
  {
    from: ['core', 'plugin-pwa', 'theme-classic', 'theme-live-codeblock', 'theme-search'],
    to: ['theme-translations'],
    reason: 'the texts of themes in all languages, which need nothing of ours',
  },
  {from: ['plugin-*'], to: ['core'], reason: 'plugins are written against the plugin contract of core'},
  {
    from: ['bullmq'],
    to: ['core', 'worker-pool'],
    reason: 'a plugin with a command; the processes of that command end with it',
  },
  {
    from: ['plugin-social-images'],
    to: ['worker-pool'],
    reason: 'images are made by native code of others, which may crash',
  },
  {from: ['theme-*'], to: ['core'], reason: 'themes use the browser runtime of core and its plugin contract'},
  {
    from: ['theme-common', 'theme-classic'],
    to: ['mdx'],
    reason: 'code blocks are shown by the highlighter that mdx compiles them for',
  },
  {
    from: ['theme-common', 'theme-classic'],
    to: ['plugin-content-docs', 'plugin-content-blog'],
    reason: 'themes show the data of content plugins, whose hooks and types are in their client/',
  },
  {
    from: ['theme-search'],
    to: ['plugin-content-docs'],
    reason: 'results are filtered by the active docs version',
  },
  {
    from: ['theme-search'],
    to: ['site-search'],
    reason: 'the engine of the provider "local", usable without a theme',
  },
  {
    from: ['mcp'],
    to: ['site-search'],
    reason: 'assistants search a site by the index that it publishes; core is not needed for it',
  },
  {
    from: ['theme-classic', 'theme-live-codeblock', 'theme-mermaid', 'theme-search'],
    to: ['theme-common'],
    reason: 'hooks and components that themes share',
  },
  {
    from: ['create-lectern'],
    to: ['theme-classic'],
    reason: 'the list of colours, which is bundled: new sites choose one by its name',
  },
  {
    from: ['preset-classic'],
    to: ['core', 'plugin-*', 'theme-*'],
    reason: 'a preset is a list of plugins and themes',
  },
  {
    from: ['logger', 'types', 'utils', 'utils-common', 'utils-validation'],
    to: ['core'],
    reason: 'names that plugins of Docusaurus import; the code is in core/compat',
  },
];

/** A group of folders ("rooms") of packages/core/src. */
export interface Floor {
  readonly name: string;
  /** Reason why the floor is above the next one. */
  readonly reason: string;
  /**
   * Folder names, from top to bottom: a folder may import only those after it. A name with an extension is a file
   * directly in src/.
   */
  readonly rooms: readonly string[];
}

/**
 * Floors of core, from top to bottom. A room may import the rooms after it on its own floor and all rooms of lower
 * floors.
 */
const coreFloors: readonly Floor[] = [
  {
    name: 'face',
    reason: 'commands are what users call: nothing else depends on how they are called',
    rooms: [
      'index.ts',
      'commands.ts',
      'cli',
      'check',
      'upgrade',
      'headingIds',
      'samples',
      'migrate',
      'swizzle',
      'deploy',
      'serve',
    ],
  },
  {
    name: 'engine',
    reason:
      'the stages of the build in the order in which they run, the last on top: a stage uses earlier results',
    rooms: [
      'pipeline',
      'remoteCache',
      'relocate',
      'lastBuild',
      'dev',
      'themeTypes',
      'policy',
      'publish',
      'llms',
      'search',
      'render',
      'bundle',
      'wiring',
      'translations',
      'compile',
      'routes',
      'content',
      'pluginHost',
    ],
  },
  {
    name: 'compat',
    reason: 'everything about Docusaurus, made of the plugin contract alone',
    rooms: ['compat'],
  },
  {
    name: 'plugin kit',
    reason: 'what plugins are written against: it must work without the engine',
    rooms: ['contentHelpers', 'collections', 'config', 'modules'],
  },
  {
    name: 'runtime',
    reason: 'what runs in the browser: it must not import code for Node',
    rooms: ['themeFallback', 'client'],
  },
  {
    name: 'base',
    reason: 'tools and types that know nothing of sites',
    rooms: [
      'engineFlags.ts',
      'http',
      'output',
      'cache',
      'plugins',
      'schema',
      'errors',
      'version.ts',
      'webpackTypes.ts',
      'terminal',
      'paths.ts',
      'lockfiles.ts',
      'gitRefPath.ts',
      'shared',
    ],
  },
];

/**
 * Package → order of its folders. In packages that are not listed, folders may import each other, but not in circles.
 */
export const floorsOf: {readonly [packageName: string]: readonly Floor[]} = {core: coreFloors};

/** Public files of a room; other rooms may not import its other files. */
export interface Door {
  /** Text for the error message: the part of the room that its hidden files implement. */
  readonly reason: string;
  /** Files that other rooms of the package may import, relative to the room, without extension. */
  readonly files: readonly string[];
}

/**
 * Room of core → its door. A door is a list and not an `index.ts`, since importing an `index.ts` would load all files
 * of the room: commands would start slower, browser bundles would grow.
 */
const coreDoors: {readonly [room: string]: Door} = {
  dev: {reason: 'a dev server is started and stopped, and nothing else', files: ['startDevServer']},
  lastBuild: {
    reason: 'how an edit is proven to change nothing but texts',
    files: ['LastBuildCache', 'rememberLocale', 'updateLastBuild'],
  },
  migrate: {
    reason: 'plans of changes, which one command shows and writes',
    files: [
      'MigrationPlan',
      'editJson',
      'findWorkspace',
      'gitState',
      'installCommand',
      'installedPackage',
      'planMigration',
      'propertyOf',
      'readSite',
      'showPlan',
    ],
  },
  remoteCache: {
    reason: 'how the cache folder is packed, signed and transferred',
    files: ['RemoteCache', 'ShardRun', 'cacheFiles', 'mergeTables', 'openRemoteCache', 'shardKey'],
  },
  relocate: {
    reason: 'how files of an output are changed, in a process of its own',
    files: ['LocaleFiles', 'listLocaleFiles', 'relocateOutput'],
  },
  policy: {reason: 'how a policy follows from finished HTML', files: ['untrustedPages', 'writePolicy']},
  pluginHost: {
    reason: 'how plugins are found, and their options checked',
    files: ['loadPlugins', 'missingPlugins'],
  },
  routes: {
    reason: 'how the plan is made; others read it',
    files: [
      'PlanInput',
      'SitePlan',
      'planData',
      'planImported',
      'planSite',
      'publishScope',
      'reportDuplicates',
      'themeAliases',
    ],
  },
  content: {
    reason: 'the order of the content hooks',
    files: ['PluginContent', 'loadContent', 'translations'],
  },
  compat: {
    reason: 'all that only plugins of Docusaurus need; they import its packages by their old names',
    files: [
      'createdMetadata',
      'dataAliases',
      'globalDataReaders',
      'optionSchemas',
      'packages/utils/gitUrls',
      'peerVersions',
      'pluginCommands',
    ],
  },
  modules: {
    reason: 'how Node is brought to load the code of sites and packages',
    files: [
      'broughtPackages',
      'commonJsFacade',
      'lazyBuiltins',
      'loadCommonJsLast',
      'loadError',
      'loadModule',
      'loadS3Package',
      'localModules',
      'moduleLoader',
      'readPackage',
    ],
  },
  client: {
    reason:
      'the runtime of the browser; stages name its files to the bundler and import only types, fallbacks of the theme are components',
    files: [
      'ErrorBoundary',
      'Head',
      'Translate',
      'context/RouteContext',
      'renderTypes',
      'router',
      'types',
      'useDocusaurusContext',
    ],
  },
  output: {
    reason: 'how a folder is filled while it is compared',
    files: ['OutputFolder'],
  },
};

/** Package → doors of its rooms. */
export const doorsOf: {readonly [packageName: string]: {readonly [room: string]: Door}} = {core: coreDoors};
