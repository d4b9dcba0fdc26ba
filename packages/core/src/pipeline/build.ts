import path from 'node:path';
import {type FileLock, lockFile} from '@lectern/store';
import {clearOwnFolders} from '../cache/clearOwnFolders.js';
import {collectGarbage} from '../cache/collectGarbage.js';
import {siteBaseUrl} from '../config/filesUrl.js';
import type {BuildFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import {lastBuildTable, rememberOutput} from '../lastBuild/LastBuildCache.js';
import {updateLastBuild} from '../lastBuild/updateLastBuild.js';
import {checkOutDir} from '../publish/checkOutDir.js';
import {writeChanges} from '../publish/outputChanges.js';
import {outputError} from '../publish/outputError.js';
import {previousOutput, recoverOutput} from '../publish/replaceOutput.js';
import type {BuildCounts} from '../remoteCache/RemoteCache.js';
import {type BuildRun, type BuildTools, configOf, mayUpdate, openRun} from './BuildRun.js';
import {type BuiltLocale, buildLocale} from './buildLocale.js';
import {StagedOutput} from './StagedOutput.js';

/** Output folder, number of pages and duration of a build. */
export interface BuildResult {
  readonly outDir: string;
  readonly pages: number;
  readonly milliseconds: number;
  /** List of the files that differ from the last deployment, absolute; absent without `deploy` in the configuration. */
  readonly changesFile?: string;
}

/**
 * Builds a site for production. The output folder changes once, at the end, or not at all.
 *
 * @param tools - the caller closes `pool` after the build
 * @throws {SiteError} for every mistake of the user; the output folder then keeps the last good build.
 */
export async function build(flags: BuildFlags, tools: BuildTools): Promise<BuildResult> {
  const started = performance.now();
  tools.progress.stage('Loading');
  const run = await openRun(flags, tools);
  const {outDir} = run;
  const {cacheDir} = run.folders;
  let published = outDir;
  let lock: FileLock | undefined;
  try {
    // Builds of one site run one after the other: they share a cache, and each build deletes entries that it does not
    // need. The dev server needs no lock, since its cache entries are separate.
    lock = await lockFile(path.join(cacheDir, 'build.lock'), (pid) => tools.printer.log(waitsFor(pid)));
    clearOwnFolders(run.planned.context);
    published = checkOutDir(outDir, sourcesOf(run.planned));
    recoverOutput(published);
    // Processes were started early to compile all content.
    if (await run.remote?.restore()) run.pool.release();
    const pages = (await updatePages(run)) ?? (await buildOutput(run, published, started + lock.waited));
    const list = run.planned.deploy && {
      changesFile: writeChanges({outDir, cacheDir, generatedDir: run.folders.generatedDir}),
    };
    return {outDir, pages, milliseconds: performance.now() - started - lock.waited, ...list};
  } catch (error) {
    throw outputError(error, {outDir: published, cacheDir});
  } finally {
    await run.bundler.close();
    lock?.release();
  }
}

/**
 * Replaces single pages in the output of the last build, if only texts of pages have changed since.
 *
 * @returns number of pages of the site; `undefined` if a whole build is necessary
 */
async function updatePages(run: BuildRun): Promise<number | undefined> {
  // The list of `--verbose` needs all pages.
  if (!mayUpdate(run) || run.flags.verbose) return undefined;
  const locales = run.orderedLocales.map(({locale}) => locale);
  const {cacheDir} = run.folders;
  return updateLastBuild({...run, cacheDir, locales, configOf: (locale) => configOf(run, locale)});
}

/**
 * Builds all locales into a new output.
 *
 * @param published - output folder; if that is a link, the folder that the link leads to
 * @param startedAt - start of the build by `performance.now()`, without the time that it waited for another build
 * @returns number of pages
 */
async function buildOutput(run: BuildRun, published: string, startedAt: number): Promise<number> {
  const {outDir, localeDirs, planned} = run;
  lastBuildTable(run.folders.cacheDir).remove();
  const spare = previousOutput(planned.context, outDir);
  const staged = new StagedOutput({outDir, published, spare, localeDirs: [...localeDirs.values()]});
  try {
    const built: BuiltLocale[] = [];
    for (const ordered of run.orderedLocales) {
      if (!ordered.isFirst) collectGarbage();
      built.push(await buildLocale(run, ordered, staged));
    }
    await relocate(run, built, staged);
    await writePolicyFile(run, built, staged);
    if (staged.publish()) run.printer.warn(filledInPlace(outDir));
    await rememberBuild(run, built);
    const pages = built.reduce((sum, one) => sum + one.pages, 0);
    await shareCache(run, built, {pages, milliseconds: performance.now() - startedAt});
    return pages;
  } catch (error) {
    staged.discard(error);
    throw error;
  }
}

/** Writes what this build has compiled and rendered to the remote cache. */
async function shareCache(
  {remote, bundler}: BuildRun,
  built: readonly BuiltLocale[],
  counts: Omit<BuildCounts, 'reused'>,
): Promise<void> {
  if (!remote) return;
  await bundler.close();
  const reused = built.reduce((sum, one) => sum + one.reused, 0);
  await remote.finish(
    built.flatMap(({shared}) => shared),
    {...counts, reused},
  );
}

async function relocate(
  {planned}: BuildRun,
  built: readonly BuiltLocale[],
  staged: StagedOutput,
): Promise<void> {
  const locales = built.flatMap(({relocated}) => relocated ?? []);
  if (locales.length === 0) return;
  const {relocateOutput} = await import('../relocate/relocateOutput.js');
  await relocateOutput({outDir: staged.root, siteBase: siteBaseUrl(planned.context), locales});
}

async function writePolicyFile(
  {planned: {config, baseUrl}, printer}: BuildRun,
  built: readonly BuiltLocale[],
  staged: StagedOutput,
): Promise<void> {
  if (!config.contentSecurityPolicy) return;
  const {writePolicy} = await import('../policy/writePolicy.js');
  writePolicy({
    config,
    baseUrl,
    outDir: staged.root,
    plugins: built.flatMap(({policySources}) => policySources),
    untrustedFiles: new Set(built.flatMap(({untrustedFiles}) => untrustedFiles)),
    printer,
  });
}

/**
 * Stores the data that a later build needs to replace single pages. Stores nothing if the data of one locale could not
 * be stored.
 */
async function rememberBuild(run: BuildRun, built: readonly BuiltLocale[]): Promise<void> {
  const {outDir, singleLocale, localeDirs, folders, reports, recorder} = run;
  const locales = built.flatMap(({locale, name}) =>
    name === undefined ? [] : [{locale, name, outDir: localeDirs.get(locale) ?? outDir}],
  );
  const messages = [...reports.messages, ...recorder.messages];
  if (locales.length === built.length)
    await rememberOutput(folders.cacheDir, {outDir, singleLocale, locales, messages});
}

/**
 * Returns the absolute paths of files and folders with sources of the site, such as the config file and the static
 * folders. The output must not replace them.
 */
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
