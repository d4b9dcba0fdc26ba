import {setImmediate} from 'node:timers/promises';
import type {Bundle} from '../bundle/Bundle.js';
import {type CodePlan, planCode} from '../bundle/planCode.js';
import {rebundleIfNeeded} from '../bundle/rebundleIfNeeded.js';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import {ContentCache} from '../compile/ContentCache.js';
import {compileSite} from '../compile/compileSite.js';
import {CONTENT_MODULE} from '../compile/contentSetup.js';
import {reportDuplicateRoutes} from '../routes/reportDuplicates.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {updateThemeTypes} from '../themeTypes/writeThemeTypes.js';
import {type WiredSite, wireSite} from '../wiring/wireSite.js';
import {type BuildRun, configOf, type OrderedLocale} from './BuildRun.js';
import {openSiteCache, type SiteCache} from './SiteCache.js';
import type {StagedOutput} from './StagedOutput.js';
import {settleAll} from './settleAll.js';

/** A locale whose plugins and content are loaded and whose routes are planned, with the caches of the locale. */
export type OpenLocale = WiredSite & {readonly cache: SiteCache};

/** Result of `compileLocale`: the compiled Markdown and the bundled code of a locale. */
export interface CompiledLocale {
  /** Compiled Markdown files by source ("@site/docs/intro.md"). */
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly bundle: Bundle;
}

/** Loads the plugins and the content of a locale, and plans it. */
export async function openLocale(
  run: BuildRun,
  ordered: OrderedLocale,
  staged: StagedOutput,
): Promise<OpenLocale> {
  const {pool, recorder} = run;
  const config = await stagedConfig(run, ordered, staged);
  const cache = openSiteCache(config.context);
  // Starts a worker process early, while plugins read the site. A merge has files of all shards, with other times.
  if (run.flags.merge === undefined && cache.contents.hasChangedFiles()) pool.start(1, CONTENT_MODULE);
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
 *
 * @param wanted - the files that are compiled; by default all. The code is always that of all files.
 */
export async function compileLocale(
  run: BuildRun,
  open: OpenLocale,
  wanted: SitePlan['contents'] = open.plan.contents,
): Promise<CompiledLocale> {
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
  const bundle = (code: CodePlan) =>
    bundler.bundle({plan, site, compiler, cache, printer, configFiles, ...flags, codePlan: code});
  // A turn later, so that worker processes have their first files before the main process looks for a cached bundle.
  const bundling = setImmediate().then(() => bundle(codePlan));
  pool.reserve(bundling);
  // `codePlan.content` compiles some files to find their imports. All other content is compiled after it, so that no
  // file is compiled twice.
  const reportsLinks = !run.inspect;
  const compiling = codePlan.content.then(() =>
    compileSite({
      ...{site, cache, cached, compiler, printer, reportsLinks},
      plan: {contents: wanted, isIndexed: plan.isIndexed},
    }),
  );
  const [contents, bundled] = await settleAll([
    compiling.finally(() => progress.stage('Bundling')),
    rebundleIfNeeded({codePlan, bundling, compiling, replan: planAll, bundle}),
  ]);
  return {contents, bundle: bundled};
}
