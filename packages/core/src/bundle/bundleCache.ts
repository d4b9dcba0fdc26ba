import fs from 'node:fs';
import path from 'node:path';
import {type FileStamp, isUnchanged, readStamp} from '../cache/FileStamps.js';
import {readJsonIfPresent, writeFileAtomic} from '../cache/files.js';
import {isAlive} from '../cache/isAlive.js';
import type {BundleManifest} from './Bundle.js';

interface BundleRecord {
  readonly key: string;
  /** Folder name below `bundles/`. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  /** The bundle's own files, relative to its folder. */
  readonly outputs: {readonly [file: string]: FileStamp | null};
  /** Every file the compile read, and every file it looked for in vain (`null`). */
  readonly inputs: {readonly [file: string]: FileStamp | null};
  /** Folders that the compile listed → their entry names. */
  readonly listings: {readonly [dir: string]: readonly string[] | null};
}

function recordFile(bundlesDir: string, name: string): string {
  return path.join(bundlesDir, `${name}.json`);
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

function outputStamps(dir: string): Record<string, FileStamp | null> {
  const files = fs.readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(dir, file), readStamp(file)];
    }),
  );
}

/**
 * The bundle of an earlier build, if every file that went into it still holds the same bytes.
 *
 * @param name - which bundle of the site: one for each mode and base URL
 * @param key - hash of all inputs that are not files
 */
export function loadBundleRecord(
  bundlesDir: string,
  name: string,
  key: string,
): {dir: string; manifest: BundleManifest} | undefined {
  const record = readJsonIfPresent<BundleRecord>(recordFile(bundlesDir, name));
  if (record?.key !== key) return undefined;
  const dir = path.join(bundlesDir, record.dir);
  for (const [file, stamp] of Object.entries(record.outputs)) {
    if (!isUnchanged(path.join(dir, file), stamp)) return undefined;
  }
  for (const [file, stamp] of Object.entries(record.inputs)) if (!isUnchanged(file, stamp)) return undefined;
  for (const [folder, names] of Object.entries(record.listings)) {
    if (!sameList(listing(folder), names)) return undefined;
  }
  return {dir, manifest: record.manifest};
}

/** A folder name below `bundles/` that no other build uses. */
export function newBundleDir(name: string): string {
  return `${name}-${process.pid}-${Date.now().toString(36)}`;
}

/** Removes the bundles that nobody will ask for: the one before, and those of builds that were killed. */
function removeOthers(
  bundlesDir: string,
  name: string,
  {current, previous}: {readonly current: string; readonly previous: string | undefined},
): void {
  for (const dir of fs.readdirSync(bundlesDir)) {
    if (!dir.startsWith(`${name}-`) || dir === current) continue;
    const pid = Number(dir.slice(name.length + 1).split('-')[0]);
    if (dir === previous || !isAlive(pid))
      fs.rmSync(path.join(bundlesDir, dir), {recursive: true, force: true});
  }
}

export function saveBundleRecord(
  bundlesDir: string,
  name: string,
  bundle: {
    key: string;
    dir: string;
    manifest: BundleManifest;
    files: Iterable<string>;
    missing: Iterable<string>;
    folders: Iterable<string>;
  },
): void {
  const inputs: Record<string, FileStamp | null> = {};
  for (const file of bundle.files) inputs[file] = readStamp(file);
  for (const file of bundle.missing) if (!fs.existsSync(file)) inputs[file] = null;
  const listings: Record<string, readonly string[] | null> = {};
  for (const folder of bundle.folders) listings[folder] = listing(folder);
  const record: BundleRecord = {
    key: bundle.key,
    dir: path.basename(bundle.dir),
    manifest: bundle.manifest,
    outputs: outputStamps(bundle.dir),
    inputs,
    listings,
  };
  const previous = readJsonIfPresent<BundleRecord>(recordFile(bundlesDir, name));
  writeFileAtomic(recordFile(bundlesDir, name), JSON.stringify(record));
  removeOthers(bundlesDir, name, {current: record.dir, previous: previous?.dir});
}
