import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {stop as stopEsbuild} from 'esbuild';
import type {Compiler, Configuration, Stats} from 'webpack';
import {reportDiagnostics} from '../compile/reportDiagnostics.js';
import {isRelocatable} from '../config/filesUrl.js';
import {bundleReportFile} from '../config/generatedDir.js';
import {webpackNote} from '../plugins/currentBundler.js';
import {awaitedLater} from '../shared/awaitedLater.js';
import type {BundleInput} from './BundleInput.js';
import type {FinishedBundle} from './bundleCache.js';
import {bundleError, compileErrors} from './bundleErrors.js';
import {missingWebpackHint} from './findWebpack.js';
import {fingerprint} from './fingerprint.js';
import {CONTENT_REGISTRY, writeGeneratedModules} from './generatedModules.js';
import {lateModulePlugin} from './lateModulePlugin.js';
import {writeLoaderScript} from './loaderScript.js';
import {emittedFiles, entryFile, manifestHash, readManifest} from './manifest.js';
import type {MarkdownSettings} from './markdownLoader.js';
import {compilerOf, patchedConfig, switchAfterFailure} from './patchedConfig.js';
import {reactFileName, takesReactFile, withReactFile, writeReactFile} from './reactFile.js';
import {writeStillScript} from './stillScript.js';
import {type UnprovenCodeInput, UnprovenCodePlugin} from './UnprovenCodePlugin.js';
import {createWebpackConfig} from './webpackConfig.js';

/** Result of a compilation by the bundler. Its files are in the folder `server` of the bundle, not yet minified. */
export interface Compiled extends Omit<FinishedBundle, 'facts' | 'dir'> {
  /** Browser files that esbuild has already minified: the file with React, and the script of still pages. */
  readonly finished: readonly string[];
  /** Files that plugins emitted (see `emittedFiles`). Their scripts may be classic scripts. */
  readonly emitted: readonly string[];
  /** Closes the compiler. Call it when no more data is read from the compilation. */
  close(): Promise<void>;
}

/** Runs a bundler once. */
export async function runBundler(
  makeCompiler: (config: Configuration) => Compiler | null,
  config: Configuration,
): Promise<{stats: Stats; close: () => Promise<void>}> {
  const compiler = makeCompiler(config);
  if (!compiler) throw new Error('The bundler made no compiler.');
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats) throw new Error('The bundler gave no result.');
  return {stats, close: promisify(compiler.close.bind(compiler))};
}

/** Adds a plugin that writes a report about the contents of the bundle, as an HTML page. */
async function withAnalyzer(config: Configuration, generatedFilesDir: string): Promise<Configuration> {
  const {BundleAnalyzerPlugin} = await import('webpack-bundle-analyzer');
  const reportFilename = bundleReportFile(generatedFilesDir);
  const analyzer = new BundleAnalyzerPlugin({analyzerMode: 'static', reportFilename, openAnalyzer: false});
  return {...config, plugins: [...(config.plugins ?? []), analyzer]};
}

/**
 * Settings for Markdown that code imports. Until `release` is called, they reference the input, and with it the plan
 * and content of all pages.
 */
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
      const {site, printer} = current();
      const fatal = diagnostics.filter(({severity}) => severity === 'throw');
      reportDiagnostics([{diagnostics: fatal}], {siteDir: site.context.siteDir, printer});
    },
    release() {
      held = undefined;
    },
  };
}

/** The bundler's configuration for a production build, with the changes of plugins. */
export function productionConfig(input: BundleInput, outputPath: string): Configuration {
  const {site, plan, development} = input;
  const markdown = markdownSettingsOf(input);
  return patchedConfig(site, 'production', () =>
    createWebpackConfig({site, plan, mode: 'production', development, markdown, outputPath}),
  );
}

/** Hash of the bundler's configuration without the output folder, which does not affect the bundle. */
export function configFingerprint(config: Configuration, siteDir: string): string {
  return fingerprint({...config, output: {...config.output, path: undefined}}, siteDir);
}

/**
 * Writes the generated modules. `CONTENT_REGISTRY` is written once the imports of content are found; the bundler builds
 * the other modules meanwhile.
 */
export function withGeneratedModules(config: Configuration, {site, codePlan}: BundleInput): Configuration {
  const {generatedFilesDir} = site.context;
  writeGeneratedModules(generatedFilesDir, codePlan.generated);
  const written = awaitedLater(
    codePlan.content.then(({registry}) =>
      writeGeneratedModules(generatedFilesDir, new Map([[CONTENT_REGISTRY, registry]])),
    ),
  );
  return {...config, plugins: [...(config.plugins ?? []), lateModulePlugin(CONTENT_REGISTRY, written)]};
}

interface ProductionCompile {
  readonly config: Configuration;
  /**
   * The separate file with React, made by esbuild. `undefined` if React is bundled together with all other code:
   * for a bundle report, or because a plugin changed the aliases or the output paths.
   */
  readonly react: {readonly file: string; readonly inputs: Promise<readonly string[]>} | undefined;
}

/** Starts writing React to a separate file, and excludes React from the bundler's compilation. */
export function startReactFile(input: BundleInput, config: Configuration): ProductionCompile {
  const {siteDir} = input.site.context;
  const {analyze, minify, development} = input;
  const dir = config.output?.path;
  if (analyze || dir === undefined || !takesReactFile(config, siteDir)) return {config, react: undefined};
  const file = reactFileName({siteDir, minify, development});
  const inputs = awaitedLater(writeReactFile({siteDir, dir, minify, development, file}));
  return {config: withReactFile(config, file), react: {file, inputs}};
}

function scanInput({site, plan, codePlan}: BundleInput): UnprovenCodeInput {
  const {siteDir, generatedFilesDir} = site.context;
  const names = [...codePlan.generated.keys(), CONTENT_REGISTRY];
  return {
    siteDir,
    providedFiles: new Set([...Object.values(plan.themeAliases), ...plan.clientModules]),
    generatedFiles: new Set(names.map((name) => path.join(generatedFilesDir, name))),
  };
}

/**
 * Runs the bundler for a production build. Also writes `entry.mjs`, which re-exports the server entry under a fixed
 * name.
 */
export async function compileBundle(input: BundleInput, made: Configuration): Promise<Compiled> {
  const {context} = input.site;
  const {config, react} = startReactFile(input, made);
  const serverDir = config.output?.path ?? '';
  const complete = withGeneratedModules(config, input);
  const final = input.analyze ? await withAnalyzer(complete, context.generatedFilesDir) : complete;
  // React's development build warns about attributes that only the HTML has.
  const isAuto = context.siteConfig.pages === 'auto' && !input.development;
  const {minify, plan} = input;
  const relocates = isRelocatable(context);
  const stillInput = {
    siteDir: context.siteDir,
    dir: serverDir,
    minify,
    modules: plan.stillModules,
    isRelocatable: relocates,
  };
  const loader = relocates ? awaitedLater(writeLoaderScript({dir: serverDir, minify})) : undefined;
  const still = isAuto ? awaitedLater(writeStillScript(stillInput)) : undefined;
  const scan = isAuto ? new UnprovenCodePlugin(scanInput(input)) : undefined;
  const plugins = [...(final.plugins ?? []), ...(scan ? [scan] : [])];
  const running = runBundler(compilerOf(input.site), {...final, plugins});
  // Waits for the bundler and esbuild before an error is thrown, so that neither still writes to the folder.
  await Promise.allSettled([running, react?.inputs, still, loader]);
  // The process of esbuild uses 25 MB, which rendering needs later. The next compilation starts a new process.
  await stopEsbuild();
  const {stats, close} = await running;
  const {compilation} = stats;
  if (stats.hasErrors() && switchAfterFailure(input.site)) {
    await close();
    return compileBundle(input, productionConfig(input, serverDir));
  }
  if (stats.hasErrors()) {
    const {requesters} = await input.codePlan.content;
    const {themeAliases} = input.plan;
    throw bundleError(compileErrors(stats), {
      ...context,
      requesters,
      themeAliases,
      engineHint: missingWebpackHint(input.site),
    });
  }
  const note = webpackNote(context.currentBundler);
  if (note !== undefined) input.printer.log(note);
  const reactInputs = (await react?.inputs) ?? [];
  const manifest = readManifest(compilation, react?.file);
  const emitted = emittedFiles(compilation);
  const stillScript = await still;
  const loaderScript = await loader;
  const own = [stillScript?.file, loaderScript].filter((file) => file !== undefined);
  const facts = {
    ...manifest,
    ...(stillScript && {stillScript: stillScript.file, unproven: scan?.found}),
    ...(loaderScript !== undefined && {loaderScript}),
    browserFiles: [...manifest.browserFiles, ...emitted, ...own],
  };
  fs.writeFileSync(path.join(serverDir, 'package.json'), '{"type": "module"}\n');
  fs.writeFileSync(path.join(serverDir, 'entry.mjs'), `export * from './${entryFile(compilation)}';\n`);
  return {
    manifest: {...facts, codeHash: manifestHash(facts, input.cache.version)},
    files: [...compilation.fileDependencies, ...reactInputs, ...(stillScript?.inputs ?? [])],
    missing: compilation.missingDependencies,
    folders: compilation.contextDependencies,
    finished: react ? [react.file, ...own] : own,
    emitted,
    close,
  };
}
