import fs from 'node:fs';
import path from 'node:path';
import type {Bundle} from '../bundle/Bundle.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {rememberLocale} from '../lastBuild/rememberLocale.js';
import {packageOf} from '../modules/readPackage.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import {callHook} from '../plugins/callHook.js';
import type {PluginSources} from '../plugins/PolicySources.js';
import {untrustedPages} from '../policy/untrustedPages.js';
import {type FinishInput, finishBuild} from '../publish/finishBuild.js';
import {writeFiles} from '../publish/writeOutput.js';
import {writeResults} from '../publish/writeResults.js';
import type {LocaleFiles} from '../relocate/LocaleFiles.js';
import {listLocaleFiles} from '../relocate/listLocaleFiles.js';
import type {SharedFile} from '../remoteCache/cacheFiles.js';
import {prepareSite} from '../render/prepareSite.js';
import {renderPages} from '../render/renderPages.js';
import {listLivePages, stillHint, stillSummary} from '../render/stillSummary.js';
import {type BuildRun, maySavePages, type OrderedLocale} from './BuildRun.js';
import {type CompiledLocale, compileLocale, type OpenLocale, openLocale} from './compileLocale.js';
import {listShared} from './listShared.js';
import {renderInput} from './renderInput.js';
import type {StagedOutput} from './StagedOutput.js';
import {settleAll} from './settleAll.js';

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
    reportedLinks: run.inspect ? undefined : run.reportedLinks,
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

/** Renders the pages and, at the same time, writes all other files to the staging folder. */
async function renderLocale(run: BuildRun, open: OpenLocale & CompiledLocale, folder: OutputFolder) {
  const {plan, content: site, collections, markdown, cache, contents, bundle} = open;
  const {pool} = run;
  const {setup, pages: prepared, entryHtml} = await prepareSite({plan, site, cache, bundle, contents, pool});
  const [pages] = await settleAll([
    renderPages(prepared, renderInput(run, open, {setup, bundle})),
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
