import type {ShardNumber} from '../config/flags.js';
import type {ShardFiles} from '../remoteCache/ShardRun.js';
import {prepareSite} from '../render/prepareSite.js';
import {renderPages} from '../render/renderPages.js';
import type {BuildRun, OrderedLocale} from './BuildRun.js';
import {compileLocale, openLocale} from './compileLocale.js';
import {listOfShard} from './listShared.js';
import {planShare} from './planShare.js';
import {renderInput} from './renderInput.js';
import type {StagedOutput} from './StagedOutput.js';
import {type Range, rangeOf} from './shares.js';

/** Numbers of a shard that is in the store. */
export interface ShardResult {
  /** Number of pages of the share. */
  readonly pages: number;
  /** Number of compiled files that these pages show. */
  readonly files: number;
  /** Packs and bytes that were written to the store. */
  readonly packs: number;
  readonly bytes: number;
  /** Name of the store. */
  readonly place: string;
  readonly milliseconds: number;
}

export interface ShardInput {
  readonly shard: ShardNumber;
  readonly staged: StagedOutput;
  /** Start of the build by `performance.now()`. */
  readonly startedAt: number;
}

/** Files and numbers of the share of a locale. */
interface LocaleShare {
  readonly files: ShardFiles;
  readonly pages: number;
  readonly contents: number;
}

/**
 * Compiles and renders a share of the site, and writes it to the store. Locales after the last of the share are not
 * loaded. Those before it are bundled, too, since locales share bundles: the bundle of one depends on those before it.
 */
export async function buildShard(
  run: BuildRun,
  {shard, staged, startedAt}: ShardInput,
): Promise<ShardResult> {
  const {orderedLocales: locales, remote, shards: store} = run;
  if (!store) throw new Error('There is no store for the shard.');
  const shares: LocaleShare[] = [];
  for (const [at, ordered] of locales.entries()) {
    const range = rangeOf(shard, at, locales.length);
    if (range.to <= 0) break;
    shares.push(await buildShare(run, ordered, {range, staged}));
  }
  run.pool.release();
  await run.bundler.close();
  const files: ShardFiles = {
    own: shares.flatMap((share) => share.files.own),
    common: shares.flatMap((share) => share.files.common),
  };
  const known = remote?.known ?? {known: undefined, present: new Set<string>()};
  const milliseconds = performance.now() - startedAt;
  const saved = await store.save(shard, files, {...known, milliseconds});
  return {
    pages: shares.reduce((sum, share) => sum + share.pages, 0),
    files: shares.reduce((sum, share) => sum + share.contents, 0),
    ...saved,
    place: store.place,
    milliseconds: performance.now() - startedAt,
  };
}

/** Compiles and renders a range of a locale. If the range is empty, only bundles the code. */
async function buildShare(
  run: BuildRun,
  ordered: OrderedLocale,
  {range, staged}: {readonly range: Range; readonly staged: StagedOutput},
): Promise<LocaleShare> {
  const {pool, progress} = run;
  progress.stage('Loading');
  const open = await openLocale(run, ordered, staged);
  const {plan, content: site, cache, compiler} = open;
  const costs = {pages: cache.pages.costs, contents: cache.contents.records};
  const share = planShare(plan, costs, range);
  progress.stage('Compiling');
  const {contents, bundle} = await compileLocale(run, open, share.contents);
  progress.stage('Rendering');
  const {setup, pages: prepared} = await prepareSite({
    ...{site, cache, bundle, contents, pool},
    plan: {...plan, pages: share.pages},
  });
  const pages = await renderPages(prepared, renderInput(run, open, {setup, bundle}));
  await bundle.ready;
  const files = listOfShard({cache, plan, contents, pages, rules: compiler.setup.rules});
  return {files, pages: pages.length, contents: contents.size};
}
