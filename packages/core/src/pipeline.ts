import path from 'node:path';
import {Bundler} from './bundle/Bundler.js';
import {correctBundle} from './bundle/correctBundle.js';
import {bundleEnvironment} from './bundle/environment.js';
import {type CodePlan, planCode} from './bundle/planCode.js';
import {type BuildLock, lockBuild} from './cache/buildLock.js';
import {cacheDirOf} from './cache/cacheDir.js';
import {clearOwnFolders} from './cache/clearOwnFolders.js';
import {collectGarbage} from './cache/collectGarbage.js';
import {ContentCompiler} from './compile/ContentCompiler.js';
import {compileSite} from './compile/compileSite.js';
import {KnownContents} from './compile/KnownContents.js';
import {checkSitePath} from './config/checkSitePath.js';
import {usesHashRouter} from './config/filesUrl.js';
import type {BuildFlags} from './config/flags.js';
import type {LoadedConfig, ResolveConfigInput} from './config/LoadedConfig.js';
import {localeFolders} from './config/localeFolders.js';
import {resolveConfig} from './config/resolveConfig.js';
import type {SiteConfig} from './config/SiteConfig.js';
import {loadContent} from './content/loadContent.js';
import type {LoadedContent} from './content/PluginContent.js';
import {HeardReport} from './errors/HeardReport.js';
import type {Report} from './errors/Report.js';
import {RunReports} from './errors/SiteReports.js';
import {checkOutDir} from './finish/checkOutDir.js';
import {type FinishedSite, finishBuild} from './finish/finishBuild.js';
import {keepLateWrites} from './finish/lateWrites.js';
import {outputError} from './finish/outputError.js';
import {createStaging, giveUpStaging, publish, recoverOutput, spareOutput} from './finish/publish.js';
import {checksLinks} from './finish/reportLinks.js';
import {writeFiles} from './finish/writeOutput.js';
import {forgetLastBuild, type BuiltLocale as LastLocale, rememberOutput} from './lastBuild/LastBuild.js';
import {rememberLocale} from './lastBuild/rememberLocale.js';
import {openSiteCache, type SiteCache} from './lastBuild/SiteCache.js';
import {updateLastBuild} from './lastBuild/updateLastBuild.js';
import {OutputFolder} from './output/OutputFolder.js';
import {type OutputRecord, OutputRecords} from './output/OutputRecord.js';
import {loadPlugins} from './pluginHost/loadPlugins.js';
import {callHook} from './plugins/callHook.js';
import type {PluginSources} from './plugins/PolicySources.js';
import {untrustedPages} from './policy/untrustedPages.js';
import {prepareSite} from './render/prepareSite.js';
import {type RenderPurpose, renderPages} from './render/renderPages.js';
import {planSite} from './routes/planSite.js';
import {reportDuplicateRoutes} from './routes/reportDuplicates.js';
import type {SitePlan} from './routes/SitePlan.js';
import type {Progress} from './terminal/progress.js';
import {updateThemeTypes} from './themeTypes/writeThemeTypes.js';
import type {WorkerPool} from './workers/WorkerPool.js';

/** What a finished build came to. */
export interface BuildReport {
  readonly outDir: string;
  readonly pages: number;
  readonly htmlBytes: number;
  readonly milliseconds: number;
}

interface LocaleBuild {
  readonly flags: BuildFlags;
  readonly locale: string;
  /** Whether no other locale has been built before. */
  readonly isFirst: boolean;
  /** Whether no other locale will be built: the processes of the pool have nothing to do after it. */
  readonly isLast: boolean;
  readonly singleLocale: boolean;
  /** The config of the default locale, as the whole build was planned from it. */
  readonly planned: LoadedConfig;
  readonly pool: WorkerPool;
  readonly bundler: Bundler;
  readonly output: Report;
  /** Shared by the locales. */
  readonly reports: RunReports;
  readonly progress: Progress;
  /** In the place of `output`, for what a build prints that replaces single pages. */
  readonly heard: HeardReport;
  /** Work for later builds that goes on when a mistake ends this one; it never fails. */
  readonly finishing: Promise<void>[];
  /** @returns where an output folder to come is filled: what plugins get as `outDir`. */
  stagingOf(outDir: string): string;
  /** @param outDir - as `stagingOf` returns it */
  stage(outDir: string): OutputFolder;
}

interface BuiltLocale extends FinishedSite {
  /** From `rememberLocale`. */
  readonly name: string | undefined;
  readonly policySources: readonly PluginSources[];
  /** Absolute HTML files. */
  readonly untrustedFiles: readonly string[];
}

/** One locale, from config to a filled staging folder. Each line is a stage; each stage has a folder. */
async function buildLocale(build: LocaleBuild): Promise<BuiltLocale> {
  const {flags, pool, bundler, heard, progress} = build;
  const output = heard;
  const startedAt = Date.now();
  progress.stage('Loading');
  const config = await stagedConfig(build); //                                         src/config/
  const cache = openSiteCache(config.context); //                                      src/cache/
  // A process starts while plugins read the site.
  if (cache.contents.hasChangedFiles()) pool.start(1, 'content');
  const plugins = await loadPlugins(config.context); //                                src/plugins/
  if (build.isFirst) for (const warning of plugins.warnings) build.output.warn(warning);
  const site = await loadContent(plugins.plugins, plugins.context); //                 src/content/
  const plan = planSite({...site, plugins: plugins.plugins}); //                       src/routes/
  if (build.isFirst) updateThemeTypes(plan, site.context, plugins.plugins);
  reportDuplicateRoutes(plan, site.context.siteConfig.onDuplicateRoutes, output);

  const known = new KnownContents(cache.contents, {
    site: plan.markdown,
    version: cache.version,
    sections: plan.isIndexed ? cache.texts.sections : undefined,
  });
  const compiler = createCompiler({pool, plan, site, cache, known});
  compiler.prepare();
  progress.stage('Compiling');
  const code = planCode(plan, site, {known, compiler});
  const configFiles = [...config.files, ...plugins.files];
  const {minify, dev: development, bundleAnalyzer: analyze} = flags;
  const codeInput = {plan, site, compiler, cache, output, configFiles, minify, development, analyze};
  const bundle = (wanted: CodePlan) => {
    const made = bundler.bundle({...codeInput, code: wanted});
    build.finishing.push(made.then(({ready}) => ready).catch(() => {}));
    return made;
  };
  const bundling = bundle(code); //                                                      src/bundle/
  pool.reserve(bundling);
  // What was compiled to see what content imports is not compiled again.
  const compiling = code.content.then(
    () => compileSite({plan, site, cache, known, compiler, output}), //                        src/compile/
  );
  // Both have ended before a mistake is reported, and one in the content comes before one in the code.
  const replan = () => planCode(plan, site, {known, compiler});
  const [contents, bundled] = await settleAll([
    compiling.finally(() => progress.stage('Bundling')),
    correctBundle({code, bundling, compiling, replan, bundle}),
  ]);

  const {
    setup,
    pages: prepared,
    entryHtml,
  } = await prepareSite({plan, site, cache, bundle: bundled, contents, pool});
  const {shell} = setup;
  const folder = build.stage(site.context.outDir);
  const {siteDir, siteConfig} = site.context;
  const purpose = renderPurpose(siteConfig, plan);
  progress.stage('Rendering');
  const [pages] = await settleAll([
    renderPages(prepared, {purpose, siteDir, plan, setup, store: cache.pages, pool, locate: bundled.locate}), // src/render/
    writeFiles(folder, {plan, bundle: bundled, contents, contentStore: cache.contents, pages: prepared}),
  ]);
  // The main process needs the most memory from here on.
  if (build.isLast || pool.hasDoneMuch) pool.release();
  progress.stage('Finishing');
  const finished = await finishBuild({
    plan,
    site,
    contents,
    pages,
    entryHtml,
    pageStore: cache.pages,
    texts: cache.texts,
    shell,
    folder,
    output,
  }); // src/finish/
  const untrustedFiles = untrustedPages(plan, site).map((file) => path.join(site.context.outDir, file));
  const {htmlBytes} = finished;
  const remembered = {
    flags,
    config,
    plugins,
    site,
    plan,
    cache,
    bundle: bundled,
    shell,
    contents,
    pages,
    htmlBytes,
    startedAt,
  };
  const name = mayRemember(build, siteConfig) ? rememberLocale(remembered) : undefined;
  return {...finished, policySources: policySourcesOf(site), untrustedFiles, name};
}

/** A site with a policy, or with the hash router, has files that depend on all pages: these builds are always whole. */
function mayRemember({flags}: LocaleBuild, siteConfig: SiteConfig): boolean {
  const isAlone = siteConfig.contentSecurityPolicy || usesHashRouter(siteConfig) || flags.bundleAnalyzer;
  return !isAlone && bundleEnvironment().usesCache;
}

function mayUpdate({bundleAnalyzer}: BuildFlags): boolean {
  return bundleEnvironment().usesCache && !bundleAnalyzer;
}

function policySourcesOf({contents, context}: LoadedContent): PluginSources[] {
  if (!context.siteConfig.contentSecurityPolicy) return [];
  return contents.flatMap(({plugin, content}) => {
    const sources = callHook(plugin, 'getPolicySources', (hooks) => hooks.getPolicySources?.({content}));
    return sources ? [{plugin: plugin.plugin.name, sources}] : [];
  });
}

interface CompilerInput {
  readonly pool: WorkerPool;
  readonly plan: SitePlan;
  readonly site: LoadedContent;
  readonly cache: SiteCache;
  readonly known: KnownContents;
}

function createCompiler({pool, plan, site, cache, known}: CompilerInput): ContentCompiler {
  const {context, contents} = site;
  return new ContentCompiler({
    pool,
    context,
    site: plan.markdown,
    rules: contents.flatMap(({rules}) => rules),
    artifactsDir: cache.artifactsDir,
    collectsSections: plan.isIndexed,
    ownerOf: (rule) => contents.find(({rules}) => rules.includes(rule))?.plugin,
    optionsKey: (rule) => known.optionsKey(rule),
  });
}

/** Where all pages are one document they are rendered in the browser; here, only for their links and for the search index. */
function renderPurpose(siteConfig: SiteConfig, {isIndexed}: SitePlan): RenderPurpose {
  if (!usesHashRouter(siteConfig)) return 'html';
  return checksLinks(siteConfig) || isIndexed ? 'links' : 'nothing';
}

function configInput(
  {config: configFile, outDir, ...flags}: BuildFlags,
  reports: RunReports,
): ResolveConfigInput {
  return {siteDir: path.resolve(flags.siteDir), configFile, outDir, mode: 'production', reports};
}

/** Evaluates the config once for each locale: it may ask which one is being built. */
async function localeConfig({
  flags,
  locale,
  singleLocale,
  planned,
  reports,
}: Pick<LocaleBuild, 'flags' | 'locale' | 'singleLocale' | 'planned' | 'reports'>): Promise<LoadedConfig> {
  const isPlanned = !singleLocale && locale === planned.context.i18n.currentLocale;
  return isPlanned ? planned : resolveConfig({...configInput(flags, reports), locale, singleLocale});
}

async function stagedConfig(build: LocaleBuild): Promise<LoadedConfig> {
  const {stagingOf} = build;
  const config = await localeConfig(build);
  // What plugins write must be part of the output, whether they take the folder from here or from `postBuild`.
  return {...config, context: {...config.context, outDir: stagingOf(config.context.outDir)}};
}

/** Like `Promise.all`, but waits for every one to end: what is still at work must not meet what cleans up after it. */
async function settleAll<T extends readonly unknown[]>(
  promises: {[K in keyof T]: Promise<T[K]>},
): Promise<T> {
  const settled = await Promise.allSettled(promises);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
  return Promise.all(promises) as unknown as Promise<T>;
}

/** The locales to build, default first. */
function wantedLocales({locale}: BuildFlags, {config}: LoadedConfig): readonly string[] {
  const {locales, defaultLocale} = config.i18n;
  const wanted = locale && locale.length > 0 ? locale : locales;
  return [...wanted].sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}

/**
 * Builds a site for production. The output folder changes once, at the end, or not at all.
 *
 * @param pool - to be closed when the build has ended
 * @throws {SiteError} for every mistake of the user; the last good output is then left as it was.
 */
export async function build(
  flags: BuildFlags,
  {output, progress, pool}: {output: Report; progress: Progress; pool: WorkerPool},
): Promise<BuildReport> {
  const started = performance.now();
  progress.stage('Loading');
  checkSitePath(flags.siteDir);
  const reports = new RunReports();
  const planned = await resolveConfig(configInput(flags, reports));
  for (const warning of planned.warnings) output.warn(warning);
  const {outDir, context} = planned;
  const cacheDir = cacheDirOf(context.siteDir);
  const singleLocale = flags.locale?.length === 1;
  const locales = wantedLocales(flags, planned);
  const folders = singleLocale ? new Map<string, string>() : localeFolders(planned, locales);
  const bundler = new Bundler();
  const spare = spareOutput(context.siteDir, outDir);
  let published = outDir;
  const finishing: Promise<void>[] = [];
  let lock: BuildLock | undefined;
  let staging: string | undefined;
  try {
    lock = await lockBuild(context.siteDir, (pid) => output.log(waitsFor(pid)));
    clearOwnFolders(context.siteDir, context.generatedFilesDir);
    published = checkOutDir({outDir, sources: sourcesOf(planned)});
    recoverOutput(published);
    const wanted = {flags, singleLocale, planned, reports};
    const configOf = (locale: string) => localeConfig({...wanted, locale});
    const toUpdate = {flags, cacheDir, outDir, singleLocale, locales, pool, output, reports, configOf};
    const updated = mayUpdate(flags) ? await updateLastBuild(toUpdate) : undefined;
    if (updated) return {outDir, ...updated, milliseconds: performance.now() - started - lock.waited};
    forgetLastBuild(cacheDir);
    const records = new OutputRecords(spare);
    const filled = new Map<string, OutputRecord>();
    const heard = new HeardReport(output);
    const remembered: LastLocale[] = [];
    staging = createStaging(published, spare);
    const root = staging;
    let pages = 0;
    let htmlBytes = 0;
    const policySources: PluginSources[] = [];
    const untrustedFiles = new Set<string>();
    const stagingOf = (localeDir: string) => path.join(root, path.relative(outDir, localeDir));
    const localeDirs = [...folders.values()].map(stagingOf);
    for (const locale of locales) {
      const stage = (own: string) => {
        const apart = localeDirs.filter((dir) => dir !== own);
        return new OutputFolder(own, apart, records.ofSpare(locale));
      };
      const isFirst = locale === locales[0];
      const isLast = locale === locales.at(-1);
      if (!isFirst) collectGarbage();
      const one = {
        flags,
        locale,
        isFirst,
        isLast,
        singleLocale,
        planned,
        pool,
        bundler,
        output,
        heard,
        reports,
        progress,
        finishing,
        stagingOf,
        stage,
      };
      const built = await buildLocale(one);
      filled.set(locale, built.record);
      if (built.name !== undefined)
        remembered.push({locale, name: built.name, outDir: folders.get(locale) ?? outDir});
      pages += built.pages;
      htmlBytes += built.htmlBytes;
      policySources.push(...built.policySources);
      for (const file of built.untrustedFiles) untrustedFiles.add(file);
    }
    const {config, baseUrl} = planned;
    if (config.contentSecurityPolicy) {
      const {writePolicy} = await import('./policy/writePolicy.js');
      writePolicy({config, baseUrl, outDir: staging, plugins: policySources, untrustedFiles, output});
    }
    if (publish(staging, published, spare) === 'filled') output.warn(filledInPlace(outDir));
    keepLateWrites(staging, published);
    for (const [locale, record] of filled) records.publish(locale, record);
    const messages = [...reports.messages, ...heard.messages];
    if (remembered.length === locales.length)
      await rememberOutput(cacheDir, {outDir, singleLocale, locales: remembered, messages});
    return {outDir, pages, htmlBytes, milliseconds: performance.now() - started - lock.waited};
  } catch (error) {
    if (staging) giveUpStaging(staging, spare, error);
    throw outputError(error, {outDir: published, cacheDir});
  } finally {
    await Promise.all(finishing);
    lock?.release();
  }
}

/** Files and folders that the configuration names as input. A build never replaces them. */
function sourcesOf({config, configFile, context: {siteDir}}: LoadedConfig): string[] {
  const names = ['package.json', 'node_modules', 'src', config.i18n.path, ...config.staticDirectories];
  return [configFile, ...names.map((name) => path.resolve(siteDir, name))];
}

function waitsFor(pid: number): string {
  return `Another build of this site runs (process ${pid}). This one waits until it has ended.`;
}

function filledInPlace(outDir: string): string {
  return `${outDir} cannot be replaced as a whole, as mount points cannot: its files were replaced one by one. Until that was done, it held pages of both builds.`;
}
