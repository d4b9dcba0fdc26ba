import {createRequire} from 'node:module';
import path from 'node:path';
import type {Configuration, ExternalItemFunctionData, WebpackPluginInstance} from 'webpack';
import {distDir} from '../config/distDir.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {broughtPackageDirs} from '../modules/broughtPackages.js';
import {withFacades} from '../modules/commonJsFacade.js';
import {lazyBuiltin} from '../modules/lazyBuiltins.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {BrowserFieldPlugin} from './browserField.js';
import {ChildTemplatesPlugin} from './ChildTemplatesPlugin.js';
import {clientAliases} from './clientAliases.js';
import {clientModuleAliases} from './generatedModules.js';
import {ImportedMarkdownPlugin} from './ImportedMarkdownPlugin.js';
import {MarkedStyleOrderPlugin} from './MarkedStyleOrderPlugin.js';
import type {MarkdownSettings} from './markdownLoader.js';
import {moduleSettings} from './moduleRules.js';
import {ownPackages} from './ownPackages.js';
import {
  appLibraries,
  generatedAliases,
  keepApartPlugin,
  libraryAlias,
  pinnedPackages,
  relocatedElements,
  requestAliasPlugin,
} from './requestAliases.js';
import {StyleOrderPlugin} from './StyleOrderPlugin.js';

const require = createRequire(import.meta.url);

export interface WebpackInput {
  readonly site: LoadedContent;
  readonly plan: Pick<SitePlan, 'themeAliases' | 'clientModules'>;
  /** Determines file names, source maps and webpack's optimisations. */
  readonly mode: 'development' | 'production';
  /** Bundles React's development build. */
  readonly development: boolean;
  /** Compiles Markdown that code imports. */
  readonly markdown: MarkdownSettings;
  readonly outputPath: string;
  /**
   * Folder of webpack's persistent cache, absolute, and its version: everything that the cache depends on besides
   * files, such as package versions and options. Absent for a single compilation without cache.
   */
  readonly cache?: {readonly dir: string; readonly version: string} | undefined;
}

/**
 * True for a chunk whose CSS is in a separate stylesheet, which browsers load together with the chunk. Only for
 * components that are never in HTML: every page links to the stylesheet with the CSS of all other chunks.
 */
export function isBrowserOnly(chunkName: string | null | undefined): boolean {
  return chunkName?.startsWith('browser-only-') ?? false;
}

function cacheSettings({cache, mode, site}: WebpackInput): Configuration['cache'] {
  if (!cache) return false;
  // Rspack is fast enough without a cache on disk; it keeps modules in memory.
  if (site.context.currentBundler.name === 'rspack') return true;
  return {
    type: 'filesystem',
    cacheDirectory: cache.dir,
    name: mode,
    version: cache.version,
    idleTimeout: 100_000,
    idleTimeoutForInitialStore: 100_000,
    buildDependencies: {core: [require.resolve('webpack/package.json')]},
  };
}

/** Names and format of the emitted files. In production, names contain a hash of the content. */
function outputSettings({mode, outputPath, site}: WebpackInput): Configuration['output'] {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  // In Rspack, only the hash of the chunk depends on the order of stylesheets (`MarkedStyleOrderPlugin`).
  const styleHash = site.context.currentBundler.name === 'rspack' ? hash.replace('content', 'chunk') : hash;
  return {
    path: outputPath,
    module: true,
    // Stylesheets refer to files by relative URLs; code gets its base URL when it starts.
    publicPath: 'auto',
    filename: `assets/js/[name]${hash}.js`,
    chunkFilename: `assets/js/[name]${hash}.js`,
    cssFilename: `assets/css/[name]${styleHash}.css`,
    cssChunkFilename: `assets/css/[name]${styleHash}.css`,
    assetModuleFilename: 'assets/files/[name]-[contenthash:8][ext]',
    chunkFormat: 'module',
    chunkLoading: 'import',
    workerChunkLoading: 'import',
    hashFunction: 'xxhash64',
    uniqueName: 'lectern',
    environment: {globalThis: true},
  };
}

/** Replaces built-in modules of Node that an ES module loads by `require('fs')`, since browsers do not have them. */
async function lazyBuiltins({request = '', contextInfo, dependencyType = ''}: ExternalItemFunctionData) {
  const value = lazyBuiltin(request, contextInfo?.issuer ?? '', dependencyType);
  return value && `var ${value}`;
}

/** Distributes modules over chunks. Files are not minified here, but later by another process. */
function chunkSettings({mode}: WebpackInput): Configuration['optimization'] {
  const ids = mode === 'production' ? 'deterministic' : 'named';
  return {
    minimize: false,
    moduleIds: ids,
    chunkIds: ids,
    runtimeChunk: 'single',
    realContentHash: false,
    removeAvailableModules: true,
    splitChunks: {
      chunks: 'async',
      minSize: 20_000,
      maxInitialRequests: 4,
      maxAsyncRequests: 6,
      cacheGroups: {
        styles: {
          name: 'styles',
          type: /^css/,
          chunks: ({name}) => !isBrowserOnly(name),
          enforce: true,
          priority: 50,
        },
      },
    },
  };
}

/** Resolution of requests to files. Requests that depend on their issuer are resolved by `requestAliasPlugin`. */
function resolveSettings({site, development}: WebpackInput): Configuration['resolve'] {
  const {context} = site;
  const {siteDir, siteConfig} = context;
  return {
    extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
    extensionAlias: {'.js': ['.js', '.ts', '.tsx', '.jsx'], '.mjs': ['.mjs', '.mts']},
    symlinks: true,
    // Folders in which webpack looks for absolute URLs in stylesheets: `url("/fonts/x.woff2")`,
    // `url("/static/fonts/x.woff2")`.
    roots: [...siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)), siteDir],
    // Code imports files of components by absolute paths; these folders are searched for such a path last.
    byDependency: {esm: {preferAbsolute: true}, commonjs: {preferAbsolute: true}},
    alias: {
      ...pinnedPackages(siteDir),
      ...appLibraries(development),
      '@site': siteDir,
      ...generatedAliases(context),
    },
    fallback: broughtPackageDirs(pluginDirsOf(site)),
  };
}

function pluginDirsOf({contents}: LoadedContent): string[] {
  return contents.map(({plugin}) => plugin.dir);
}

/** Resolves names of the theme, of client modules and of libraries. Resolves our packages to one copy each. */
function requestAliases({site, plan}: WebpackInput): WebpackPluginInstance {
  const aliases = new Map([
    ...clientAliases(),
    ...clientModuleAliases(plan.clientModules),
    ...withFacades(plan.themeAliases),
  ]);
  const ownPackage = ownPackages([site.context.siteDir, ...pluginDirsOf(site)]);
  const elements = relocatedElements(site.context);
  return requestAliasPlugin(
    (request, issuer) =>
      aliases.get(request) ??
      elements(request, issuer) ??
      libraryAlias(request, issuer) ??
      ownPackage(request, issuer),
  );
}

function pluginsOf(input: WebpackInput): WebpackPluginInstance[] {
  const {currentBundler, generatedFilesDir} = input.site.context;
  const ofWebpack = [keepApartPlugin(generatedFilesDir), new ChildTemplatesPlugin(), new StyleOrderPlugin()];
  return [
    requestAliases(input),
    new BrowserFieldPlugin(),
    new ImportedMarkdownPlugin(input.markdown),
    ...(currentBundler.name === 'rspack' ? [new MarkedStyleOrderPlugin()] : ofWebpack),
    new currentBundler.instance.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(input.development ? 'development' : 'production'),
    }),
  ];
}

/**
 * webpack's configuration: one compilation for browser and Node. The ES modules need no API that only one platform has,
 * and load chunks by relative `import()`, so the same files run from a web server and from disk.
 */
export function createWebpackConfig(input: WebpackInput): Configuration {
  const {mode, site} = input;
  const {context} = site;
  const isRspack = context.currentBundler.name === 'rspack';
  return {
    mode,
    name: 'site',
    context: context.siteDir,
    target: ['web', 'es2022', 'node20.19'],
    externalsPresets: {web: true, node: false},
    entry: {
      client: [path.join(distDir, 'client/clientEntry.js')],
      // `output.library` would also apply to web workers, and webpack 5.112 fails for a worker with unused exports.
      server: {import: [path.join(distDir, 'client/serverEntry.js')], library: {type: 'module'}},
    },
    experiments: isRspack ? {} : {outputModule: true, css: true},
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    infrastructureLogging: {level: 'error'},
    stats: false,
    performance: false,
    cache: cacheSettings(input),
    output: outputSettings(input),
    externals: [lazyBuiltins],
    optimization: chunkSettings(input),
    resolve: resolveSettings(input),
    module: moduleSettings(context, mode),
    plugins: pluginsOf(input),
  };
}
