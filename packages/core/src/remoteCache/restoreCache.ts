import fs from 'node:fs';
import path from 'node:path';
import {errorCode, writeFileAtomic} from '@lectern/store';
import {type Connection, eachLimited} from './Connection.js';
import {isSharedName, isTable} from './cacheFiles.js';
import type {Manifest} from './manifest.js';
import {openPack, type PackedFile, type PackRecord, splitFiles} from './packs.js';

/** Number of packs that are read at one time. Their bytes, at most some 8 MB for each, are in memory. */
const READS = 8;

export interface Restored {
  /** Hashes of the packs that were read and are intact. */
  readonly packs: ReadonlySet<string>;
  /** Names of all files that were written, but for tables. */
  readonly names: ReadonlySet<string>;
  /** Number of packs that are missing in the store, or have other bytes than the manifest says. */
  readonly missing: number;
}

/**
 * Fills an empty cache folder with the packs of a manifest. A pack that is missing or damaged is left out. Tables are
 * written last: if this process is killed, there is no record without its file.
 */
export async function restoreCache(
  cacheDir: string,
  manifest: Manifest,
  connection: Connection,
): Promise<Restored> {
  const packs = new Set<string>();
  const names = new Set<string>();
  const tables: PackedFile[] = [];
  let missing = 0;
  await connection.phase(() =>
    eachLimited(manifest.packs, READS, async (pack) => {
      const files = await readPack(pack, connection);
      if (!files) {
        missing += 1;
        return;
      }
      packs.add(pack.hash);
      tables.push(...files.filter(({name}) => isTable(name)));
      const others = files.filter(({name}) => !isTable(name));
      connection.work(() => writeFiles(cacheDir, others));
      for (const {name} of others) names.add(name);
    }),
  );
  for (const {name, bytes} of tables) writeFileAtomic(path.join(cacheDir, name), bytes);
  return {packs, names, missing};
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
