import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, type FileStamp, isAlive, isUnchanged, readStamp} from '@lectern/store';
import type {ImportedMarkdown} from '../compile/compileTypes.js';
import {isNear} from '../paths.js';
import type {BundleManifest} from './Bundle.js';

/** Inputs that identify a bundle, except files and imported Markdown. */
export interface BundleFacts {
  /** Hash of the bundler's configuration and the options of the build, see `inputsKeyOf`. */
  readonly inputsKey: string;
  /** Hash of the generated modules that import the code of routes and content, see `registryKey`. */
  readonly registry: string;
  /** Requests of all code modules that routes and content import: "@theme/DocItem". */
  readonly requests: readonly string[];
}

/** Inputs of a finished bundle, including the Markdown that its code imports. */
export interface MadeFacts extends BundleFacts {
  /** Markdown that is part of the bundle. */
  readonly imported: readonly ImportedMarkdown[];
}

/** Path → stamp of the file (time, size and hash) when it was read; `null` if the file did not exist. */
export type FileStamps = {readonly [file: string]: FileStamp | null};

/**
 * Entry of a bundle in the cache: the inputs and outputs by which a later build checks if it can use the bundle.
 * Paths near the cache are relative, so the entry stays valid if the site is moved or copied together with its cache.
 */
export interface BundleRecord extends MadeFacts {
  /** Name of the folder below `bundles/`. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  /** Stamps of the files of the bundle, by path relative to the bundle's folder. */
  readonly outputs: FileStamps;
  /**
   * Stamps of all files that the bundler read, and of all paths that it tried and that did not exist. Paths are
   * relative to the folder `bundles/`; `inputStamps` returns absolute paths.
   */
  readonly inputs: FileStamps;
  /**
   * Folder that the bundler listed, relative to the folder `bundles/` → names of its entries; `null` if the folder did
   * not exist.
   */
  readonly listings: {readonly [dir: string]: readonly string[] | null};
}

/**
 * Folders of a bundle whose files do not change after they are written. The third folder, `locales`, gets links for
 * each locale later.
 */
const OUTPUT_FOLDERS = ['server', 'browser'];

function tableOf(bundlesDir: string, slot: string): CacheTable<{readonly bundle: BundleRecord}> {
  return new CacheTable(path.join(bundlesDir, slot));
}

function listing(dir: string): readonly string[] | null {
  try {
    return fs.readdirSync(dir).sort();
  } catch {
    return null;
  }
}

function outputStamps(dir: string): FileStamps {
  const files = OUTPUT_FOLDERS.map((name) => path.join(dir, name))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [path.relative(dir, file), readStamp(file)]));
}

/**
 * Reads the current stamps (time, size and hash) of files. A file that the bundler did not find is included only if it
 * is still missing.
 */
export function stampInputs({files, missing}: Pick<FinishedBundle, 'files' | 'missing'>): FileStamps {
  const stamps: Record<string, FileStamp | null> = {};
  for (const file of files) stamps[file] = readStamp(file);
  for (const file of missing) if (!fs.existsSync(file)) stamps[file] = null;
  return stamps;
}

/** Returns the stamps of a bundle's inputs by absolute path. */
export function inputStamps(bundlesDir: string, {inputs}: Pick<BundleRecord, 'inputs'>): FileStamps {
  return withPaths(inputs, (file) => path.resolve(bundlesDir, file));
}

function withPaths(stamps: FileStamps, change: (file: string) => string): FileStamps {
  return Object.fromEntries(Object.entries(stamps).map(([file, stamp]) => [change(file), stamp]));
}

export function areUnchanged(stamps: FileStamps): boolean {
  return Object.entries(stamps).every(([file, stamp]) => isUnchanged(file, stamp));
}

function isComplete(bundlesDir: string, record: BundleRecord): boolean {
  const dir = path.join(bundlesDir, record.dir);
  const {outputs, inputs, listings} = record;
  return (
    Object.entries(outputs).every(([file, stamp]) => isUnchanged(path.join(dir, file), stamp)) &&
    Object.entries(inputs).every(([file, stamp]) => isUnchanged(path.resolve(bundlesDir, file), stamp)) &&
    Object.entries(listings).every(([folder, names]) => {
      const current = listing(path.resolve(bundlesDir, folder));
      return JSON.stringify(current) === JSON.stringify(names);
    })
  );
}

/**
 * Finds an intact bundle in the cache whose input files are unchanged.
 *
 * @param slot - name of the cache entry that is tried first (`slotName`). Then all others are tried, since other
 * locales or kinds of builds may have made an equal bundle
 */
export function findBundleRecord(
  bundlesDir: string,
  slot: string,
  isWanted: (facts: MadeFacts) => boolean,
): BundleRecord | undefined {
  const others = slotsIn(bundlesDir).filter((name) => name !== slot);
  for (const name of [slot, ...others]) {
    const record = tableOf(bundlesDir, name).read('bundle');
    if (record && isWanted(record) && isComplete(bundlesDir, record)) return record;
  }
  return undefined;
}

/**
 * True if a cached bundle, its files and its inputs are unchanged. Returns `false` for a bundle with imported Markdown,
 * which only a compilation can check.
 */
export function isBundleComplete(bundlesDir: string, dir: string): boolean {
  return slotsIn(bundlesDir).some((slot) => {
    const record = tableOf(bundlesDir, slot).read('bundle');
    return record?.dir === dir && record.imported.length === 0 && isComplete(bundlesDir, record);
  });
}

/** Names of the folders of all bundles that are in the cache, below `bundles/`. Other folders are left from killed builds. */
export function bundleDirs(bundlesDir: string): readonly string[] {
  return slotsIn(bundlesDir).flatMap((slot) => tableOf(bundlesDir, slot).read('bundle')?.dir ?? []);
}

function slotsIn(bundlesDir: string): string[] {
  return (listing(bundlesDir) ?? []).flatMap((name) => /^([\da-f]+)\.table$/.exec(name)?.[1] ?? []);
}

/**
 * Cache table with the `inputsKey` of the last build of a locale. It is empty if `settingsKey` has changed since then.
 * With a stored `inputsKey`, the bundler's configuration need not be created.
 */
export function inputsKeyTable(
  bundlesDir: string,
  slot: string,
  settings: string,
): CacheTable<{readonly inputsKey: string}> {
  return new CacheTable(path.join(bundlesDir, `${slot}.key`), settings);
}

/** Makes the name of a new folder below `bundles/`, which contains the process id: other processes use other names. */
export function newBundleDir(name: string): string {
  return `${name}-${process.pid}-${Date.now().toString(36)}`;
}

/**
 * Removes folders of a cache entry (slot) that no build will use: the previous bundle, and bundles of builds that were
 * killed.
 */
function removeOthers(
  bundlesDir: string,
  slot: string,
  {current, previous}: {readonly current?: string; readonly previous: string | undefined},
): void {
  for (const dir of listing(bundlesDir) ?? []) {
    if (!dir.startsWith(`${slot}-`) || dir === current) continue;
    const pid = Number(dir.slice(slot.length + 1).split('-')[0]);
    if (dir === previous || !isAlive(pid))
      fs.rmSync(path.join(bundlesDir, dir), {recursive: true, force: true});
  }
}

/**
 * Removes the bundle in a cache entry (slot). Called when the locale of the entry now shares the bundle of another
 * locale.
 */
export function clearSlot(bundlesDir: string, slot: string): void {
  const table = tableOf(bundlesDir, slot);
  const record = table.read('bundle');
  if (!record) return;
  table.remove();
  removeOthers(bundlesDir, slot, {previous: record.dir});
}

/** A bundle to be stored in the cache. */
export interface FinishedBundle {
  readonly facts: MadeFacts;
  /** Absolute path of the bundle's folder. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  /** Files that the bundler read. */
  readonly files: Iterable<string>;
  /** Paths that the bundler tried and that did not exist. */
  readonly missing: Iterable<string>;
  /** Folders that the bundler listed. */
  readonly folders: Iterable<string>;
}

export function saveBundleRecord(bundlesDir: string, slot: string, bundle: FinishedBundle): void {
  const {facts, manifest, dir} = bundle;
  const toRelative = (file: string) => (isNear(bundlesDir, file) ? path.relative(bundlesDir, file) : file);
  const record: BundleRecord = {
    ...facts,
    dir: path.basename(dir),
    manifest,
    outputs: outputStamps(dir),
    inputs: withPaths(stampInputs(bundle), toRelative),
    listings: Object.fromEntries([...bundle.folders].map((folder) => [toRelative(folder), listing(folder)])),
  };
  const table = tableOf(bundlesDir, slot);
  const previous = table.read('bundle');
  table.write({bundle: record});
  removeOthers(bundlesDir, slot, {current: record.dir, previous: previous?.dir});
}
