import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {CacheTable} from '@lectern/store';
import type {Message} from '../errors/HeardReport.js';
import {openLocaleCache} from './LocaleCache.js';
import {isSettled, lastChangeIn, stampTree, writeTree} from './treeStamps.js';

/** A locale that a build has published. */
export interface BuiltLocale {
  readonly locale: string;
  /** In the cache. */
  readonly name: string;
  /** Absolute output folder. */
  readonly outDir: string;
}

/** The last build: its locales and their output folders, which are online. */
export interface LastBuild {
  /** Absolute. */
  readonly outDir: string;
  readonly singleLocale: boolean;
  readonly locales: readonly BuiltLocale[];
  /** Warnings and notes that it printed about the site. */
  readonly messages: readonly Message[];
}

/** To be removed before the output changes: a build that is killed leaves nothing that a later one trusts. */
export function lastBuildTable(cacheDir: string): CacheTable<{readonly build: LastBuild}> {
  return new CacheTable(path.join(cacheDir, 'last'));
}

/** Longer than a step in which times of files advance: a later change of files that were just written shows in their times. */
const WAIT_MS = 30;

/** As `rememberOutput`, after files of an output were replaced. */
export async function rememberEdits(
  cacheDir: string,
  last: LastBuild,
  stampOutput: () => void,
): Promise<void> {
  await setTimeout(WAIT_MS);
  stampOutput();
  lastBuildTable(cacheDir).write({build: last});
}

/** Folders of other locales in the output of one. */
function foldersApart({locales}: LastBuild, own: BuiltLocale): ReadonlySet<string> {
  return new Set(locales.filter((one) => one !== own).map(({outDir}) => outDir));
}

/** Stores what the output holds, once it is online. */
export async function rememberOutput(cacheDir: string, last: LastBuild): Promise<void> {
  await setTimeout(WAIT_MS);
  const now = Date.now();
  for (const locale of last.locales) {
    const stamps = stampTree({root: locale.outDir, apart: foldersApart(last, locale)});
    if (!stamps || !isSettled(lastChangeIn(stamps), now)) return;
    writeTree(openLocaleCache(cacheDir, locale.name).output, stamps);
  }
  lastBuildTable(cacheDir).write({build: last});
}
