import fs from 'node:fs';
import path from 'node:path';
import type {Bundle} from '../bundle/Bundle.js';
import {type CodePlan, planCode} from '../bundle/planCode.js';
import {rebundleIfNeeded} from '../bundle/rebundleIfNeeded.js';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import {ContentCache} from '../compile/ContentCache.js';
import {compileSite} from '../compile/compileSite.js';
import {CONTENT_MODULE} from '../compile/contentSetup.js';
import {usesHashRouter} from '../config/filesUrl.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {rememberLocale} from '../lastBuild/rememberLocale.js';
import {packageOf} from '../modules/readPackage.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import {callHook} from '../plugins/callHook.js';
import type {PluginSources} from '../plugins/PolicySources.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import {untrustedPages} from '../policy/untrustedPages.js';
import {type FinishInput, finishBuild} from '../publish/finishBuild.js';
import {writeFiles} from '../publish/writeOutput.js';
import {writeResults} from '../publish/writeResults.js';
import type {LocaleFiles} from '../relocate/LocaleFiles.js';
import {listLocaleFiles} from '../relocate/listLocaleFiles.js';
import type {SharedFile} from '../remoteCache/cacheFiles.js';
import {prepareSite} from '../render/prepareSite.js';
import {type RenderPurpose, renderPages} from '../render/renderPages.js';
import {listLivePages, stillHint, stillSummary} from '../render/stillSummary.js';
import {reportDuplicateRoutes} from '../routes/reportDuplicates.js';
import {updateThemeTypes} from '../themeTypes/writeThemeTypes.js';
import {type WiredSite, wireSite} from '../wiring/wireSite.js';
import {type BuildRun, configOf, maySavePages, type OrderedLocale} from './BuildRun.js';
import {listShared} from './listShared.js';
import {openSiteCache, type SiteCache} from './SiteCache.js';
import type {StagedOutput} from './StagedOutput.js';

export interface BuiltLocale {
  readonly locale: string;
  readonly pages: number;
  /**
   * Name of the locale in the cache, from `rememberLocale`; `undefined` if later builds cannot replace single pages of
   * the locale.
   */
  readonly name: string | undefined;
  readonly policySources: readonly PluginSources[];
  /**
   * Absolute paths of HTML files that may show untrusted content (`markdown.untrusted`: text of authors who must not
   * run code in the site).
   */
  readonly untrustedFiles: readonly string[];
  /** Files that are changed in a relocatable site; `undefined` in other sites. */
  readonly relocated: LocaleFiles | undefined;
  /** Number of pages that were taken from the cache. */
  readonly reused: number;
  /** Files of the cache that a remote cache gets; empty if the site has none. */
  readonly shared: readonly SharedFile[];
}

/** A locale whose plugins and content are loaded and whose routes are planned, with the caches of the locale. */
type OpenLocale = WiredSite & {readonly cache: SiteCache};

/** Result of `compileLocale`: all compiled Markdown and the bundled code of a locale. */
interface CompiledLocale {
  /** Compiled Markdown files by source ("@site/docs/intro.md"). */
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly bundle: Bundle;
}

/** Builds one locale, from its configuration to a filled staging folder. */
export async function buildLocale(
  run: BuildRun,
  ordered: OrderedLocale,
  staged: StagedOutput,
): Promise<BuiltLocale> {
  const {flags, pool, progress} = run;
  const startedAt = Date.now();
  progress.stage('Loading');
  const site = await openLocale(run, ordered, staged);
  progress.stage('Compiling');
  const {contents, bundle} = await compileLocale(run, site);
  progress.stage('Rendering');
  const folder = staged.open(site.content.context.outDir);
  const {pages, prepared, entryHtml, shell, results} = await renderLocale(
    run,
    {...site, contents, bundle},
    folder,
  );
  // Ends the worker processes early: the main process needs the most memory from here on.
  if (ordered.isLast || pool.hasRunManyTasks) pool.release();
  progress.stage('Finishing');
  const {config, plugins, plan, content, markdown, cache} = site;
  const {pages: pageCache, texts} = cache;
  const built = {plan, site: content, contents, pages, shell};
  const {fullTexts} = await finishBuild({
    ...built,
    entryHtml,
    pageCache,
    texts,
    folder,
    printer: run.recorder,
    reportsLinks: !run.inspect,
  });
  const published = run.localeDirs.get(ordered.locale) ?? run.outDir;
  run.inspect?.({content, plan, contents, pages, outDir: published});
  if (!entryHtml) await printStill(run, {bundle, pages, shell, isFirst: ordered.isFirst});
  const {outDir, siteConfig} = content.context;
  const remember = () =>
    rememberLocale({
      ...built,
      fullTexts,
      flags,
      config,
      plugins,
      markdown,
      cache,
      bundle,
      startedAt,
      collections: {file: site.collections.file, urls: results.urls},
    });
  return {
    locale: ordered.locale,
    pages: pages.length,
    name: maySavePages(run, siteConfig) ? remember() : undefined,
    policySources: policySourcesOf(content),
    untrustedFiles: untrustedPages(plan, content).map((file) => path.join(outDir, file)),
    relocated: listLocaleFiles({
      ...{site: content, plan, bundle, contents, pages: prepared},
      results: results.outputPaths,
    }),
    reused: pageCache.found,
    shared: run.remote ? listShared({...built, cache, rules: site.compiler.setup.rules}) : [],
  };
}

/** Prints how many pages are still, or how much would be saved if pages could be still. */
async function printStill(
  {flags, planned, printer}: BuildRun,
  {bundle, pages, shell, isFirst}: Pick<FinishInput, 'pages' | 'shell'> & {bundle: Bundle; isFirst: boolean},
): Promise<void> {
  if (bundle.stillScript !== undefined) {
    printer.log(stillSummary(pages));
    if (flags.verbose) printer.log(listLivePages(pages));
  } else if (isFirst && !planned.isPagesSet && !flags.dev && !isReact18(shell)) {
    await bundle.ready;
    const sizes = bundle.scripts.map((file) => fs.statSync(path.join(bundle.browserDir, file)).size);
    printer.log(stillHint(sizes.reduce((sum, size) => sum + size, 0)));
  }
}

/** True with React 18, with which all pages are live. */
function isReact18({reactDomDir}: FinishInput['shell']): boolean {
  return packageOf(path.join(reactDomDir, 'index.js'))?.version?.startsWith('18.') ?? false;
}

async function openLocale(run: BuildRun, ordered: OrderedLocale, staged: StagedOutput): Promise<OpenLocale> {
  const {pool, recorder} = run;
  const config = await stagedConfig(run, ordered, staged);
  const cache = openSiteCache(config.context);
  // Starts a worker process early, while plugins read the site.
  if (cache.contents.hasChangedFiles()) pool.start(1, CONTENT_MODULE);
  const site = await wireSite(config, {
    pool,
    ...(ordered.isFirst && {warn: (text) => run.printer.warn(text)}),
  });
  const {plugins, content, plan} = site;
  if (ordered.isFirst) updateThemeTypes(plan, content.context, plugins.plugins);
  reportDuplicateRoutes(plan, content.context.siteConfig.onDuplicateRoutes, recorder);
  return {...site, cache};
}

/**
 * Returns the configuration of a locale with its staging folder as `outDir`: files that plugins write there become part
 * of the output, in `postBuild` or before.
 */
async function stagedConfig(run: BuildRun, {locale}: OrderedLocale, staged: StagedOutput) {
  const config = await configOf(run, locale);
  return {...config, context: {...config.context, outDir: staged.folderOf(config.context.outDir)}};
}

/**
 * Compiles Markdown and bundles code at the same time. Throws errors only after both tasks have ended; if both fail,
 * throws the error of the Markdown.
 */
async function compileLocale(run: BuildRun, open: OpenLocale): Promise<CompiledLocale> {
  const {pool, bundler, recorder: printer, progress} = run;
  const {plan, content: site, compiler, cache} = open;
  const sections = plan.isIndexed ? cache.texts.sections : undefined;
  const cached = new ContentCache(cache.contents, {...compiler.setup, sections});
  compiler.prepare();
  const planAll = () => planCode(plan, site, {cached, compiler});
  const codePlan = planAll();
  const {minify, dev: development, bundleAnalyzer: analyze} = run.flags;
  const configFiles = [...open.config.files, ...open.plugins.files];
  const flags = {minify, development, analyze};
  const bundle = (wanted: CodePlan) =>
    bundler.bundle({plan, site, compiler, cache, printer, configFiles, ...flags, codePlan: wanted});
  const bundling = bundle(codePlan);
  pool.reserve(bundling);
  // `codePlan.content` compiles some files to find their imports. All other content is compiled after it, so that no
  // file is compiled twice.
  const reportsLinks = !run.inspect;
  const compiling = codePlan.content.then(() =>
    compileSite({plan, site, cache, cached, compiler, printer, reportsLinks}),
  );
  const [contents, bundled] = await settleAll([
    compiling.finally(() => progress.stage('Bundling')),
    rebundleIfNeeded({codePlan, bundling, compiling, replan: planAll, bundle}),
  ]);
  return {contents, bundle: bundled};
}

/** Renders the pages and, at the same time, writes all other files to the staging folder. */
async function renderLocale(
  {pool, inspect}: BuildRun,
  {plan, content: site, collections, markdown, cache, contents, bundle}: OpenLocale & CompiledLocale,
  folder: OutputFolder,
) {
  const {setup, pages: prepared, entryHtml} = await prepareSite({plan, site, cache, bundle, contents, pool});
  const {siteDir, siteConfig} = site.context;
  const purpose = inspect && usesHashRouter(siteConfig) ? 'links' : renderPurpose(siteConfig);
  const {locate} = bundle;
  const [pages] = await settleAll([
    renderPages(prepared, {
      ...{purpose, siteDir, plan, setup, pool, locate, collections},
      pageCache: cache.pages,
      dataDir: cache.dataDir,
    }),
    writeFiles(folder, {plan, markdown, bundle, contents, artifactCache: cache.contents, pages: prepared}),
  ]);
  const results = writeResults(folder, {prepared, pages, collections});
  // A later build that replaces single pages reads the entries from this file.
  if (results.outputPaths.length > 0) collections.write(cache.dataDir);
  return {pages, prepared, entryHtml, shell: setup.input, results};
}

function policySourcesOf({contents, context}: LoadedContent): PluginSources[] {
  if (!context.siteConfig.contentSecurityPolicy) return [];
  return contents.flatMap(({plugin, content}) => {
    const sources = callHook(plugin, 'getPolicySources', (hooks) => hooks.getPolicySources?.({content}));
    return sources ? [{plugin: plugin.plugin.name, sources}] : [];
  });
}

/**
 * Purpose for which pages are rendered in Node: "html" for HTML files; with the hash router, which has one HTML file,
 * "links", which also finds the queries of pages.
 */
function renderPurpose(siteConfig: SiteConfig): RenderPurpose {
  return usesHashRouter(siteConfig) ? 'links' : 'html';
}

/**
 * Like `Promise.all`, but waits until all promises have ended, even if one is rejected: the clean-up after an error
 * must not run while another task still writes files.
 */
async function settleAll<T extends readonly unknown[]>(
  promises: {[K in keyof T]: Promise<T[K]>},
): Promise<T> {
  const settled = await Promise.allSettled(promises);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
  return Promise.all(promises) as unknown as Promise<T>;
}
