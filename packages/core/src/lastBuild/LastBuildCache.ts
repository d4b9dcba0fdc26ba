import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {CacheTable} from '@lectern/store';
import type {Message} from '../errors/RecordingPrinter.js';
import {openLocaleCache} from './LocaleCache.js';
import {isSettled, lastChangeIn, stampTree, writeTree} from './treeStamps.js';

/**
 * A locale that the last build has built: its name in the cache and its output folder, which contains the published
 * files.
 */
export interface RecordedLocale {
  readonly locale: string;
  /** Hash of locale and base URL, which is part of the names of the locale's cache files: 8 hex digits. */
  readonly name: string;
  /** Absolute output folder. */
  readonly outDir: string;
}

/**
 * Description of the last build, as it is stored in the cache: its locales with their published output folders, and the
 * messages that it printed.
 */
export interface LastBuild {
  /** Absolute path. */
  readonly outDir: string;
  readonly singleLocale: boolean;
  readonly locales: readonly RecordedLocale[];
  /** Warnings and notes that the build printed about the site. */
  readonly messages: readonly Message[];
}

/**
 * Opens the cache table with the description of the last build. Remove the table before the output changes: if the
 * build is killed while it writes, the next build finds no description and builds the whole site.
 */
export function lastBuildTable(cacheDir: string): CacheTable<{readonly build: LastBuild}> {
  return new CacheTable(path.join(cacheDir, 'last'));
}

/**
 * Time in milliseconds to wait after files are written. It is longer than the resolution of file times, so that a later
 * change of these files is certain to change their times.
 */
export const WAIT_MS = 30;

/**
 * Stores the stamps (inode, time and size) of the published files, then the description of the build. Stores no
 * description if the output has symbolic links, or if another program has just changed it.
 */
export async function rememberOutput(cacheDir: string, last: LastBuild): Promise<void> {
  await setTimeout(WAIT_MS);
  const now = Date.now();
  for (const locale of last.locales) {
    // The output folders of other locales may be inside of this locale's output folder.
    const others = last.locales.filter((one) => one !== locale);
    const stamps = stampTree({root: locale.outDir, apart: new Set(others.map(({outDir}) => outDir))});
    if (!stamps || !isSettled(lastChangeIn(stamps), now)) return;
    writeTree(openLocaleCache(cacheDir, locale.name).outputStamps, stamps);
  }
  lastBuildTable(cacheDir).write({build: last});
}
