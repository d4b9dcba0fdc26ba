import path from 'node:path';
import {bundleSite} from './bundle/bundleSite.js';
import {generatedModules, writeGeneratedModules} from './bundle/generatedModules.js';
import {sha256} from './cache/hash.js';
import type {BuildFlags} from './cli/flags.js';
import {ContentStore} from './compile/ContentStore.js';
import {findCodeRequests} from './compile/codeRequests.js';
import {compileContent} from './compile/compileContent.js';
import {planImported} from './compile/planImported.js';
import {reportDiagnostics} from './compile/reportDiagnostics.js';
import {clientSiteConfig} from './config/clientSiteConfig.js';
import {resolveConfig} from './config/resolveConfig.js';
import {siteMetadata} from './config/siteMetadata.js';
import {loadContent} from './content/loadContent.js';
import {finishBuild, storeData} from './finish/finishBuild.js';
import {createStaging, outputError, publish, recoverOutput, removeStaging} from './finish/publish.js';
import type {Report} from './finish/reportLinks.js';
import {writeFiles} from './finish/writeOutput.js';
import {loadPlugins} from './plugins/loadPlugins.js';
import {PageStore} from './render/PageStore.js';
import {createPageShell} from './render/pageShell.js';
import {preparePages} from './render/preparePages.js';
import {renderPages} from './render/renderPages.js';
import {WorkerPool} from './render/WorkerPool.js';
import {planSite} from './routes/planSite.js';
import {reportDuplicateRoutes} from './routes/reportDuplicates.js';
import {engineVersion} from './version.js';

/** What a finished build came to. */
export interface BuildReport {
  readonly outDir: string;
  readonly pages: number;
  readonly htmlBytes: number;
  readonly milliseconds: number;
}

interface LocaleBuild {
  readonly flags: BuildFlags;
  readonly locale: string | undefined;
  readonly singleLocale: boolean;
  readonly pool: WorkerPool;
  readonly output: Report;
  /** @returns the folder to fill for an output folder to come. */
  stage(outDir: string): string;
}

/** Everything of a site below `node_modules/.cache`: safe to delete, to share, to lose in the middle. */
export function cacheDirOf(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/lectern');
}

/** One locale, from config to a filled staging folder. Each line is a stage; each stage has a folder. */
async function buildLocale({
  flags,
  locale,
  singleLocale,
  pool,
  output,
  stage,
}: LocaleBuild): Promise<{pages: number; htmlBytes: number}> {
  const {config: configFile, outDir} = flags;
  const siteDir = path.resolve(flags.siteDir);
  const mode = 'production';
  const config = await resolveConfig({siteDir, configFile, locale, singleLocale, outDir, mode});
  for (const warning of config.warnings) output.warn(warning);
  const {plugins, context: pluginContext, files: pluginFiles} = await loadPlugins(config.context);
  const site = await loadContent(plugins, pluginContext);
  const {context, contents} = site;
  const plan = planSite({context, plugins, contents});

  reportDuplicateRoutes(plan, context.siteConfig.onDuplicateRoutes, output);

  const cacheDir = cacheDirOf(siteDir);
  const siteKey = sha256(`${context.baseUrl}\n${context.i18n.currentLocale}`).slice(0, 8);
  const version = engineVersion();
  const metadata = siteMetadata(context, plugins);
  const code = await findCodeRequests(
    plan,
    contents.flatMap(({rules}) => rules),
  );
  const generated = generatedModules({
    context,
    clientConfig: clientSiteConfig(context.siteConfig),
    siteMetadata: metadata,
    plan,
    codeRequests: code.requests,
  });
  writeGeneratedModules(context.generatedFilesDir, generated);

  const contentStore = new ContentStore(cacheDir, siteKey, version);
  const pageStore = new PageStore(cacheDir, siteKey);
  const bundling = bundleSite({
    context,
    contents,
    themeAliases: plan.themeAliases,
    clientModules: plan.clientModules,
    markdown: {site: plan.markdown, rules: contents.flatMap(({rules}) => rules)},
    generated,
    requesters: code.requesters,
    configFiles: [...config.files, ...pluginFiles],
    cacheDir,
    version,
    minify: flags.minify,
    development: flags.dev,
    analyze: flags.bundleAnalyzer,
  });
  // A mistake in the content is reported before one in the code: wait for both, whichever ends first.
  const [artifacts, bundle] = await settleAll([
    compileContent({
      plan,
      context,
      pool,
      store: contentStore,
      artifactsDir: path.join(cacheDir, 'artifacts'),
      version,
      ownerOf: (rule) => contents.find(({rules}) => rules.includes(rule))?.plugin,
      planImported: (source) => planImported(source, {siteDir, rules: contents.flatMap(({rules}) => rules)}),
    }),
    bundling,
  ]);
  reportDiagnostics([...artifacts.values()], {siteDir, output});
  contentStore.save(version, artifacts.keys());

  const dataFile = storeData(path.join(cacheDir, `data-${siteKey}`), plan);
  const shell = createPageShell({context, plan, bundle, pagesDir: pageStore.dir, dataFile});
  const prepared = preparePages({
    plan,
    contents: artifacts,
    shell,
    payloads: {
      code: bundle.code,
      baseUrl: context.baseUrl,
      codeFile: (hash) => contentStore.codeFile(hash),
      dataFile,
    },
  });
  const staging = stage(context.outDir);
  const [pages] = await settleAll([
    renderPages(prepared, {siteDir, plan, shell, store: pageStore, pool}),
    writeFiles(staging, {plan, bundle, contents: artifacts, contentStore, pages: prepared}),
  ]);
  return finishBuild({
    plan,
    site,
    siteMetadata: metadata,
    contents: artifacts,
    pages,
    pageStore,
    shell,
    staging,
    output,
  });
}

/** Like `Promise.all`, but waits for every one to end: what is still at work must not meet what cleans up after it. */
async function settleAll<T extends readonly unknown[]>(
  promises: {[K in keyof T]: Promise<T[K]>},
): Promise<T> {
  const settled = await Promise.allSettled(promises);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
  return Promise.all(promises) as unknown as Promise<T>;
}

/** The locales to build, default first, and where the whole output goes. */
async function planLocales(
  flags: BuildFlags,
): Promise<{locales: readonly string[]; singleLocale: boolean; outDir: string}> {
  const {config, outDir} = await resolveConfig({
    siteDir: flags.siteDir,
    configFile: flags.config,
    outDir: flags.outDir,
    mode: 'production',
  });
  const {locales, defaultLocale} = config.i18n;
  const wanted = flags.locale && flags.locale.length > 0 ? flags.locale : locales;
  const ordered = [...wanted].sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
  return {locales: ordered, singleLocale: flags.locale?.length === 1, outDir};
}

/**
 * Builds a site for production. The output folder changes once, at the end, or not at all.
 *
 * @throws {SiteError} for every mistake of the user; the last good output is then left as it was.
 */
export async function build(flags: BuildFlags, output: Report): Promise<BuildReport> {
  const started = performance.now();
  const {locales, singleLocale, outDir} = await planLocales(flags);
  const pool = new WorkerPool();
  let staging: string | undefined;
  try {
    recoverOutput(outDir);
    staging = createStaging(outDir);
    const root = staging;
    let pages = 0;
    let htmlBytes = 0;
    for (const locale of locales) {
      const stage = (localeDir: string) => path.join(root, path.relative(outDir, localeDir));
      const built = await buildLocale({flags, locale, singleLocale, pool, output, stage});
      pages += built.pages;
      htmlBytes += built.htmlBytes;
    }
    publish(staging, outDir);
    return {outDir, pages, htmlBytes, milliseconds: performance.now() - started};
  } catch (error) {
    throw outputError(error, outDir);
  } finally {
    if (staging) removeStaging(staging);
    await pool.close();
  }
}
