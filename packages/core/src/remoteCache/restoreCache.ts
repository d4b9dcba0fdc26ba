import fs from 'node:fs';
import path from 'node:path';
import {errorCode, writeFileAtomic} from '@lectern/store';
import {type Connection, eachLimited} from './Connection.js';
import {isSharedName, isTable} from './cacheFiles.js';
import type {Manifest} from './manifest.js';
import {openPack, type PackedFile, type PackRecord, splitFiles} from './packs.js';

/** Number of packs that are read at one time. Their bytes, at most some 8 MB for each, are in memory. */
const READS = 8;

export interface RestoredPacks {
  /** Hash of each pack that was read and is intact → names of the files in it, but for tables. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Hash of a pack → tables in it, which are not written. */
  readonly tables: ReadonlyMap<string, readonly PackedFile[]>;
  /** Number of packs that are missing in the store, or have other bytes than their record. */
  readonly missing: number;
}

/**
 * Fills an empty cache folder with the packs of a manifest. Tables are written last: if this process is killed, there is
 * no record without its file.
 */
export async function restoreCache(
  cacheDir: string,
  manifest: Manifest,
  connection: Connection,
): Promise<RestoredPacks> {
  const restored = await restorePacks(cacheDir, manifest.packs, connection);
  for (const tables of restored.tables.values()) writeTables(cacheDir, tables);
  return restored;
}

/** Writes the files of packs to a cache folder, but for tables. A pack that is missing or damaged is left out. */
export async function restorePacks(
  cacheDir: string,
  packs: readonly PackRecord[],
  connection: Connection,
): Promise<RestoredPacks> {
  const names = new Map<string, readonly string[]>();
  const tables = new Map<string, readonly PackedFile[]>();
  let missing = 0;
  await connection.phase(() =>
    eachLimited(packs, READS, async (pack) => {
      const files = await readPack(pack, connection);
      if (!files) {
        missing += 1;
        return;
      }
      const others = files.filter(({name}) => !isTable(name));
      tables.set(
        pack.hash,
        files.filter(({name}) => isTable(name)),
      );
      connection.work(() => writeFiles(cacheDir, others));
      names.set(
        pack.hash,
        others.map(({name}) => name),
      );
    }),
  );
  return {names, tables, missing};
}

export function writeTables(cacheDir: string, tables: readonly PackedFile[]): void {
  for (const {name, bytes} of tables) writeFileAtomic(path.join(cacheDir, name), bytes);
}

/** Reads a pack; `undefined` if it is missing, damaged, or has a file that may not be in a cache. */
async function readPack(
  pack: PackRecord,
  connection: Connection,
): Promise<readonly PackedFile[] | undefined> {
  const packed = await connection.get(`cas/${pack.hash}`, pack.size);
  const content = packed && (await openPack(packed, pack));
  const files = content && splitFiles(content);
  return files?.every(({name}) => isSharedName(name)) ? files : undefined;
}

function writeFiles(cacheDir: string, files: readonly PackedFile[]): void {
  for (const folder of new Set(files.map(({name}) => path.dirname(path.join(cacheDir, name)))))
    fs.mkdirSync(folder, {recursive: true});
  for (const {name, bytes} of files) writeNew(path.join(cacheDir, name), bytes);
}

/** Writes a file. An old file is removed, not overwritten, since outputs may have hard links to it. */
function writeNew(file: string, bytes: Uint8Array): void {
  try {
    fs.writeFileSync(file, bytes, {flag: 'wx'});
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    fs.rmSync(file, {recursive: true, force: true});
    fs.writeFileSync(file, bytes, {flag: 'wx'});
  }
}
