import fs from 'node:fs';
import path from 'node:path';
import {stop as stopEsbuild} from 'esbuild';
import type {Compilation, Configuration, Stats} from 'webpack';
import webpack from 'webpack';
import {reportDiagnostics} from '../compile/reportDiagnostics.js';
import {bundleReportFile} from '../config/generatedDir.js';
import type {BundleManifest} from './Bundle.js';
import type {BundleInput} from './BundleInput.js';
import {bundleError, compileErrors} from './bundleErrors.js';
import {fingerprint} from './fingerprint.js';
import {CONTENT_REGISTRY, writeGeneratedModules} from './generatedModules.js';
import {LateModulePlugin} from './LateModulePlugin.js';
import {emittedFiles, manifestHash, readManifest} from './manifest.js';
import type {MarkdownSettings} from './markdownLoader.js';
import {applyConfigurePostCss, applyConfigureWebpack} from './pluginPatches.js';
import {type ReactFile, reactExternals, takesReactFile, writeReactFile} from './reactFile.js';
import {createWebpackConfig} from './webpackConfig.js';

/** A finished compile: its files are in `serverDir`. */
export interface Compiled {
  readonly manifest: BundleManifest;
  readonly files: Iterable<string>;
  readonly missing: Iterable<string>;
  readonly folders: Iterable<string>;
  /** Files of the browser that are as they shall be, minified or not. */
  readonly finished: readonly string[];
  /** As `emittedFiles` returns them. Their scripts may be classic ones. */
  readonly emitted: readonly string[];
  /** Ends the compiler; call once nothing is needed of it any more. */
  close(): Promise<void>;
}

export function runWebpack(config: Configuration): Promise<{stats: Stats; close: () => Promise<void>}> {
  const compiler = webpack(config);
  const close = () =>
    new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack gave no result.'));
      else resolve({stats, close});
    });
  });
}

function entryFile(compilation: Compilation): string {
  const [file] = compilation.entrypoints.get('server')?.getEntrypointChunk().files ?? [];
  if (!file) throw new Error('The compile has no server entry.');
  return file;
}

/** Adds a report on what the bundle holds: a page to open in a browser. */
async function withAnalyzer(config: Configuration, siteDir: string): Promise<Configuration> {
  const {BundleAnalyzerPlugin} = await import('webpack-bundle-analyzer');
  const reportFilename = bundleReportFile(siteDir);
  const analyzer = new BundleAnalyzerPlugin({analyzerMode: 'static', reportFilename, openAnalyzer: false});
  return {...config, plugins: [...(config.plugins ?? []), analyzer]};
}

/** Refers to the input, which holds the plan and the content of all pages, until it is released. */
function markdownSettingsOf(input: BundleInput): MarkdownSettings {
  let held: BundleInput | undefined = input;
  const current = () => {
    if (!held) throw new Error('The compiler that this module belongs to is closed.');
    return held;
  };
  return {
    compile: (file, text, target) => current().compiler.compileModule(file, text, target),
    isFresh: (imported) => current().compiler.isFresh(imported),
    report(_file, diagnostics) {
      const {site, output} = current();
      const fatal = diagnostics.filter(({severity}) => severity === 'throw');
      reportDiagnostics([{diagnostics: fatal}], {siteDir: site.context.siteDir, output});
    },
    release() {
      held = undefined;
    },
  };
}

/** webpack's configuration for a production build, with what plugins add to it. */
export function productionConfig(input: BundleInput, outputPath: string): Configuration {
  const {context, contents} = input.site;
  const {themeAliases, clientModules} = input.plan;
  const plugins = contents.map(({plugin}) => plugin);
  const base = createWebpackConfig({
    context,
    pluginDirs: plugins.map(({dir}) => dir),
    mode: 'production',
    development: input.development,
    themeAliases,
    clientModules,
    markdown: markdownSettingsOf(input),
    outputPath,
    cacheDir: undefined,
    // For webpack's own cache, which a build has none of.
    cacheKey: '',
  });
  const patched = applyConfigureWebpack(base, contents, {context, mode: 'production'});
  return applyConfigurePostCss(patched, plugins);
}

/** The part of the configuration that decides the bundle: the output folder does not. */
export function configFingerprint(config: Configuration): string {
  return fingerprint({...config, output: {...config.output, path: undefined}});
}

/**
 * Writes the generated modules. `CONTENT_REGISTRY` is written as soon as the imports of content are found; webpack waits for it
 * while it builds the other modules.
 */
export function withGeneratedModules(config: Configuration, {site, code}: BundleInput): Configuration {
  const {generatedFilesDir} = site.context;
  writeGeneratedModules(generatedFilesDir, code.generated);
  const written = code.content.then(({registry}) =>
    writeGeneratedModules(generatedFilesDir, new Map([[CONTENT_REGISTRY, registry]])),
  );
  // The content lane reports why it could not be made.
  written.catch(() => {});
  return {...config, plugins: [...(config.plugins ?? []), new LateModulePlugin(CONTENT_REGISTRY, written)]};
}

interface ProductionCompile {
  readonly config: Configuration;
  /** `undefined` if webpack bundles React itself: for a report on all code, or where a plugin wants another React or place. */
  readonly react: Promise<ReactFile> | undefined;
}

/** Leaves React to a file of its own, which is being written meanwhile. */
export function startReactFile(input: BundleInput, config: Configuration): ProductionCompile {
  const {siteDir} = input.site.context;
  const {analyze, minify, development} = input;
  const dir = config.output?.path;
  if (analyze || dir === undefined || !takesReactFile(config, siteDir)) return {config, react: undefined};
  const react = writeReactFile({siteDir, dir, minify, development});
  // Prevents an unhandledRejection until it is awaited.
  react.catch(() => {});
  const externals = [config.externals ?? [], reactExternals(react)].flat();
  return {config: {...config, externals}, react};
}

/** Runs webpack once, for production. Writes `entry.mjs`, a stable name for the server entry, beside its files. */
export async function compileBundle(input: BundleInput, made: Configuration): Promise<Compiled> {
  const {context} = input.site;
  const {config, react} = startReactFile(input, made);
  const serverDir = config.output?.path ?? '';
  const complete = withGeneratedModules(config, input);
  const running = runWebpack(input.analyze ? await withAnalyzer(complete, context.siteDir) : complete);
  // A failure is reported when no work in the folder is left.
  await Promise.allSettled([running, react]);
  // The process of esbuild holds 25 MB, and a build needs the most memory later on. Another compile starts it again.
  await stopEsbuild();
  const {stats, close} = await running;
  const {compilation} = stats;
  if (stats.hasErrors()) {
    const {requesters} = await input.code.content;
    throw bundleError(compileErrors(stats), {
      siteDir: context.siteDir,
      requesters,
      themeAliases: input.plan.themeAliases,
    });
  }
  const reactFile = await react;
  const manifest = readManifest(compilation, reactFile);
  const emitted = emittedFiles(compilation);
  const facts = {...manifest, browserFiles: [...manifest.browserFiles, ...emitted]};
  fs.writeFileSync(path.join(serverDir, 'package.json'), '{"type": "module"}\n');
  fs.writeFileSync(path.join(serverDir, 'entry.mjs'), `export * from './${entryFile(compilation)}';\n`);
  return {
    manifest: {...facts, code: manifestHash(facts, input.cache.version)},
    files: [...compilation.fileDependencies, ...(reactFile?.inputs ?? [])],
    missing: compilation.missingDependencies,
    folders: compilation.contextDependencies,
    finished: reactFile ? [reactFile.file] : [],
    emitted,
    close,
  };
}
