import {collectGarbage} from '../cache/collectGarbage.js';
import {siteBaseUrl} from '../config/filesUrl.js';
import type {BuildFlags, ShardNumber} from '../config/flags.js';
import {lastBuildTable, rememberOutput} from '../lastBuild/LastBuildCache.js';
import {updateLastBuild} from '../lastBuild/updateLastBuild.js';
import {writeChanges} from '../publish/outputChanges.js';
import {previousOutput} from '../publish/replaceOutput.js';
import type {BuildCounts, MergedShards} from '../remoteCache/RemoteCache.js';
import {type BuildRun, type BuildTools, configOf, mayUpdate} from './BuildRun.js';
import type {BuiltLocale} from './buildLocale.js';
import type {ShardResult} from './buildShard.js';
import {inTurn, type Turn} from './inTurn.js';
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
export function build(flags: BuildFlags, tools: BuildTools): Promise<BuildResult> {
  return inTurn(flags, tools, async ({run, published, startedAt}) => {
    const {outDir, folders, planned} = run;
    const merged = await restoreCache(run);
    const updated = merged ? undefined : await updatePages(run);
    const pages = updated ?? (await buildOutput(run, {published, startedAt, merged}));
    const list = planned.deploy && {changesFile: writeChanges({outDir, ...folders})};
    return {outDir, pages, milliseconds: performance.now() - startedAt, ...list};
  });
}

/**
 * Builds a share of a site, and writes it to the remote cache. The output folder stays as it is.
 *
 * @param tools - the caller closes `pool` after the build
 * @throws {SiteError} for every mistake of the user; `SHARD_NOT_SAVED` if the store fails
 */
export function makeShard(
  flags: BuildFlags & {readonly shard: ShardNumber},
  tools: BuildTools,
): Promise<ShardResult> {
  return inTurn(flags, tools, async ({run, published, startedAt}) => {
    run.shards?.checkWritable();
    if (await run.remote?.restore()) run.pool.release();
    const {buildShard} = await import('./buildShard.js');
    const staged = stageOutput(run, published);
    try {
      return await buildShard(run, {shard: flags.shard, staged, startedAt});
    } finally {
      staged.discard(undefined);
    }
  });
}

/**
 * Fills the cache folder from the remote cache: from the shards of this run, and from an earlier build if this machine has
 * no cache and there are not all shards.
 *
 * @returns the shards; `undefined` in other builds, and if there are none
 */
async function restoreCache({
  remote,
  shards,
  pool,
  flags,
  folders,
}: BuildRun): Promise<MergedShards | undefined> {
  const wanted = typeof flags.merge === 'number' ? flags.merge : undefined;
  const found = await shards?.find(wanted);
  const isComplete = found !== undefined && found.shards.length === found.count;
  // Processes were started early to compile all content.
  if (!isComplete && (await remote?.restore())) pool.release();
  if (!found || !shards) return undefined;
  // Its records have positions in the lists, which change now.
  lastBuildTable(folders.cacheDir).remove();
  return shards.restore(found);
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

/** Removes the records of the last output, which describe the caches as they are now, and opens a staging folder. */
function stageOutput({outDir, localeDirs, planned, folders}: BuildRun, published: string): StagedOutput {
  lastBuildTable(folders.cacheDir).remove();
  const spare = previousOutput(planned.context, outDir);
  return new StagedOutput({outDir, published, spare, localeDirs: [...localeDirs.values()]});
}

/**
 * Builds all locales into a new output.
 *
 * @param merged - shards whose caches this machine has got
 * @returns number of pages
 */
async function buildOutput(
  run: BuildRun,
  {published, startedAt, merged}: Pick<Turn, 'published' | 'startedAt'> & {merged: MergedShards | undefined},
): Promise<number> {
  // Loaded only now: a build that finds nothing changed ends before.
  const {buildLocale} = await import('./buildLocale.js');
  const staged = stageOutput(run, published);
  try {
    const built: BuiltLocale[] = [];
    for (const ordered of run.orderedLocales) {
      if (!ordered.isFirst) collectGarbage();
      built.push(await buildLocale(run, ordered, staged));
    }
    await relocate(run, built, staged);
    await writePolicyFile(run, built, staged);
    if (staged.publish()) run.printer.warn(filledInPlace(run.outDir));
    await rememberBuild(run, built);
    const pages = built.reduce((sum, one) => sum + one.pages, 0);
    await shareCache(run, built, {pages, milliseconds: performance.now() - startedAt, merged});
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
  {merged, ...counts}: Omit<BuildCounts, 'reused'> & {readonly merged: MergedShards | undefined},
): Promise<void> {
  if (!remote) return;
  await bundler.close();
  const reused = built.reduce((sum, one) => sum + one.reused, 0);
  await remote.finish(
    built.flatMap(({shared}) => shared),
    {...counts, reused},
    merged,
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
  {planned: {config, baseUrl}, folders: {cacheDir}, printer}: BuildRun,
  built: readonly BuiltLocale[],
  staged: StagedOutput,
): Promise<void> {
  if (!config.contentSecurityPolicy) return;
  const {writePolicy} = await import('../policy/writePolicy.js');
  writePolicy({
    config,
    baseUrl,
    outDir: staged.root,
    cacheDir,
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

function filledInPlace(outDir: string): string {
  return `${outDir} cannot be replaced as a whole, as mount points cannot: its files were replaced one by one. Until that was done, it held pages of both builds.`;
}
