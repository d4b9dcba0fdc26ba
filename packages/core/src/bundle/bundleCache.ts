import fs from 'node:fs';
import path from 'node:path';
import {CacheTable, type FileStamp, isAlive, isUnchanged, readStamp} from '@lectern/store';
import type {ImportedMarkdown} from '../compile/compileTypes.js';
import type {BundleManifest} from './Bundle.js';

/** Inputs of a bundle, besides files and Markdown. */
export interface BundleFacts {
  /** See `codeKey`. */
  readonly code: string;
  /** See `registryKey`. */
  readonly registry: string;
  readonly requests: readonly string[];
}

/** Inputs of a bundle that was made, with its Markdown. */
export interface MadeFacts extends BundleFacts {
  /** Markdown that is in it. */
  readonly imported: readonly ImportedMarkdown[];
}

/** Files and what they were when they were read; `null` for files that were not there. */
export type FileStamps = {readonly [file: string]: FileStamp | null};

/** A bundle in the cache. */
export interface BundleRecord extends MadeFacts {
  /** Folder name below `bundles/`. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  /** The bundle's own files, relative to its folder. */
  readonly outputs: FileStamps;
  /** Every file that the compile read, and every file that it did not find. */
  readonly inputs: FileStamps;
  /** Folders that the compile listed → their entry names. */
  readonly listings: {readonly [dir: string]: readonly string[] | null};
}

/** Folders of a bundle that are written once. Beside them is what each locale adds for the server. */
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

function sameList(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function outputStamps(dir: string): FileStamps {
  const files = OUTPUT_FOLDERS.map((name) => path.join(dir, name))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(dir, file), readStamp(file)];
    }),
  );
}

/** Stamps of files as they are now. Files that the compile did not find count only if they are still missing. */
export function stampInputs({
  files,
  missing,
}: {
  files: Iterable<string>;
  missing: Iterable<string>;
}): FileStamps {
  const stamps: Record<string, FileStamp | null> = {};
  for (const file of files) stamps[file] = readStamp(file);
  for (const file of missing) if (!fs.existsSync(file)) stamps[file] = null;
  return stamps;
}

export function areUnchanged(stamps: FileStamps): boolean {
  return Object.entries(stamps).every(([file, stamp]) => isUnchanged(file, stamp));
}

function isWhole(bundlesDir: string, record: BundleRecord): boolean {
  const dir = path.join(bundlesDir, record.dir);
  const isAsWritten = Object.entries(record.outputs).every(([file, stamp]) =>
    isUnchanged(path.join(dir, file), stamp),
  );
  return (
    isAsWritten &&
    areUnchanged(record.inputs) &&
    Object.entries(record.listings).every(([folder, names]) => sameList(listing(folder), names))
  );
}

/**
 * A bundle of an earlier build that this very build would make: every file that went into it still holds the same bytes.
 *
 * @param slot - is looked at first; another locale, or the same one in another kind of build, may have made it as well
 */
export function findBundleRecord(
  bundlesDir: string,
  slot: string,
  isWanted: (facts: MadeFacts) => boolean,
): BundleRecord | undefined {
  const others = slotsIn(bundlesDir).filter((name) => name !== slot);
  for (const name of [slot, ...others]) {
    const record = tableOf(bundlesDir, name).read('bundle');
    if (record && isWanted(record) && isWhole(bundlesDir, record)) return record;
  }
  return undefined;
}

/** Checks that a bundle, its files and its inputs are unchanged. One with imported Markdown counts as changed: only a compile of it would show. */
export function isBundleWhole(bundlesDir: string, dir: string): boolean {
  return slotsIn(bundlesDir).some((slot) => {
    const record = tableOf(bundlesDir, slot).read('bundle');
    return record?.dir === dir && record.imported.length === 0 && isWhole(bundlesDir, record);
  });
}

function slotsIn(bundlesDir: string): string[] {
  const names = listing(bundlesDir) ?? [];
  return names
    .filter((name) => /^[\da-f]+\.table$/.test(name))
    .map((name) => name.slice(0, -'.table'.length));
}

/** The `codeKey` that settings had in the last build of a locale: then webpack's configuration need not be made. */
export function codeKeyTable(
  bundlesDir: string,
  slot: string,
  settings: string,
): CacheTable<{readonly code: string}> {
  return new CacheTable(path.join(bundlesDir, `${slot}.key`), settings);
}

/** A folder name below `bundles/` that no other build uses. */
export function newBundleDir(name: string): string {
  return `${name}-${process.pid}-${Date.now().toString(36)}`;
}

/** Removes the bundles of a slot that no build will use: the one before, and those of builds that were killed. */
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

/** The locale has come to share the bundle of another one. */
export function clearSlot(bundlesDir: string, slot: string): void {
  const table = tableOf(bundlesDir, slot);
  const record = table.read('bundle');
  if (!record) return;
  table.remove();
  removeOthers(bundlesDir, slot, {previous: record.dir});
}

export interface FinishedBundle {
  readonly facts: MadeFacts;
  /** Absolute. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  readonly files: Iterable<string>;
  readonly missing: Iterable<string>;
  readonly folders: Iterable<string>;
}

export function saveBundleRecord(bundlesDir: string, slot: string, bundle: FinishedBundle): void {
  const {facts, manifest, dir} = bundle;
  const record: BundleRecord = {
    ...facts,
    dir: path.basename(dir),
    manifest,
    outputs: outputStamps(dir),
    inputs: stampInputs(bundle),
    listings: Object.fromEntries([...bundle.folders].map((folder) => [folder, listing(folder)])),
  };
  const table = tableOf(bundlesDir, slot);
  const previous = table.read('bundle');
  table.write({bundle: record});
  removeOthers(bundlesDir, slot, {current: record.dir, previous: previous?.dir});
}
