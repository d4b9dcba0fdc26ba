import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {type CurrentBundler, SiteError} from '@lectern/core';
import {encodePath} from '@lectern/core/shared/encodePath';
import type {Compiler, Configuration, Stats} from 'webpack';
import {InjectManifest} from 'workbox-webpack-plugin';
import type {InjectManifestConfig} from '../options.js';
import {isHashedFile} from '../worker/requests.js';

export interface CompileInput {
  readonly bundler: CurrentBundler;
  readonly siteDir: string;
  readonly outDir: string;
  /** Files to store, relative to the output folder. */
  readonly files: readonly string[];
  readonly code: string;
  /** Absolute file of the module with code of the site. */
  readonly custom: string | undefined;
  readonly debug: boolean;
  readonly config: InjectManifestConfig;
}

/** Texts of the two scripts. */
export interface CompiledWorker {
  readonly worker: string;
  readonly files: string;
}

const require = createRequire(import.meta.url);
const inDist = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const WORKER = 'sw.js';
const FILES = 'sw-files.js';

/** One copy of each, whatever the site has: a module of the site adds its routes to the same router. */
const WORKBOX = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** Bytes of a hash in hexadecimal digits that tell one state of a file from another. */
const REVISION_LENGTH = 12;

/** Where a file of the output is requested, relative to the base URL. */
export function addressOf(file: string): string {
  return encodePath(file.replaceAll('%', '%25')).replace(/(^|\/)index\.html$/, '$1') || './';
}

interface Entry {
  readonly url: string;
  readonly revision?: string | null;
  readonly size: number;
}

/** After all transforms of the site, which see paths of files. */
function finishEntries(entries: readonly Entry[]) {
  const manifest = entries.map(({url, revision, ...entry}) => ({
    ...entry,
    url: addressOf(url),
    revision: revision?.slice(0, REVISION_LENGTH) ?? null,
  }));
  return {manifest, warnings: []};
}

/** Shows the files of the site to Workbox as if this compile had made them, and keeps webpack from writing anything. */
class SiteFilesPlugin {
  readonly #input: CompileInput;
  readonly #result: {worker?: string; files?: string} = {};

  constructor(input: CompileInput) {
    this.#input = input;
  }

  get result(): Partial<CompiledWorker> {
    return this.#result;
  }

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SiteFilesPlugin', (compilation) => {
      const {outDir, files} = this.#input;
      const add = {name: 'SiteFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL};
      compilation.hooks.processAssets.tap(add, () => {
        for (const file of files) {
          const source = new sources.RawSource(fs.readFileSync(path.join(outDir, file)));
          compilation.emitAsset(file, source, {immutable: isHashedFile(file)});
        }
      });
      const collect = {name: 'SiteFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT};
      compilation.hooks.processAssets.tap(collect, (assets) => {
        this.#result.worker = assets[WORKER]?.source().toString();
        this.#result.files = assets[FILES]?.source().toString();
        for (const name of Object.keys(assets)) compilation.deleteAsset(name);
      });
    });
  }
}

function injectManifest({config}: CompileInput): InjectManifest {
  const {globPatterns: _patterns, globIgnores: _ignores, ...given} = config;
  return new InjectManifest({
    // Files that are too large have been left out by now, with a report.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    ...given,
    exclude: [...(given.exclude ?? []), WORKER],
    manifestTransforms: [...(given.manifestTransforms ?? []), finishEntries],
    swSrc: inDist('worker/files.js'),
    swDest: FILES,
    compileSrc: false,
  });
}

function webpackConfig(input: CompileInput, siteFiles: SiteFilesPlugin): Configuration {
  const {bundler, siteDir, outDir, custom, debug, code} = input;
  const {DefinePlugin, optimize} = bundler.instance;
  const packages = WORKBOX.map((name) => [name, path.dirname(require.resolve(`${name}/package.json`))]);
  return {
    mode: debug ? 'development' : 'production',
    target: ['webworker', 'es2022'],
    context: siteDir,
    entry: inDist('worker/sw.js'),
    output: {path: outDir, filename: WORKER, publicPath: ''},
    devtool: false,
    cache: false,
    performance: false,
    optimization: {minimize: false},
    infrastructureLogging: {level: 'error'},
    resolve: {
      alias: {
        ...Object.fromEntries(packages),
        '@generated/pwa-custom$': custom ?? inDist('worker/noCustom.js'),
        '@site': siteDir,
      },
      extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
      extensionAlias: {'.js': ['.js', '.ts', '.tsx', '.jsx'], '.mjs': ['.mjs', '.mts']},
    },
    module: {
      rules: [
        {test: /\.(?:[cm]?tsx?|jsx)$/, loader: inDist('build/scriptLoader.js')},
        {test: /\.m?js$/, resolve: {fullySpecified: false}},
      ],
    },
    plugins: [
      siteFiles,
      injectManifest(input),
      new DefinePlugin({SITE_CODE: JSON.stringify(code)}),
      new optimize.LimitChunkCountPlugin({maxChunks: 1}),
    ],
  };
}

function run(config: Configuration, {instance}: CurrentBundler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = instance(config);
    if (!compiler) throw new Error('webpack did not make a compiler.');
    compiler.run((error, stats) => {
      compiler.close(() => (error || !stats ? reject(error) : resolve(stats)));
    });
  });
}

/**
 * Makes the worker and the list of the files that it stores.
 *
 * @throws {SiteError} `PWA_WORKER` if code of the site or options of Workbox are wrong
 */
export async function compileWorker(input: CompileInput): Promise<CompiledWorker> {
  const siteFiles = new SiteFilesPlugin(input);
  const stats = await run(webpackConfig(input, siteFiles), input.bundler);
  const [error] = stats.compilation.errors;
  const {worker, files} = siteFiles.result;
  if (error || worker === undefined || files === undefined) {
    const reason = error?.message.trim() ?? 'webpack made no script.';
    throw new SiteError('PWA_WORKER', `The service worker cannot be built: ${reason}`, {
      hint: 'Check the options "swCustom" and "injectManifestConfig" of the pwa plugin.',
    });
  }
  return {worker, files};
}
