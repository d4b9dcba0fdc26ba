import fs from 'node:fs';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {type Connection, eachLimited} from './Connection.js';
import {readShared, type SharedFile} from './cacheFiles.js';
import type {Manifest} from './manifest.js';
import {compressPack, joinFiles, MAX_CONTENT, MAX_FILE, type PackRecord} from './packs.js';
import {planPacks, type SizedFile} from './planPacks.js';

/** Number of packs that are made and written at one time. */
const WRITES = 4;

export interface SaveInput {
  /** Absolute path. */
  readonly cacheDir: string;
  readonly files: readonly SharedFile[];
  /** Manifest that the store has now. Its packs need not be compressed again. */
  readonly known: Manifest | undefined;
  /** Hashes of packs that this build has read from the store. */
  readonly present: ReadonlySet<string>;
}

export interface Saved {
  readonly packs: readonly PackRecord[];
  /** Number of packs that the store did not have. */
  readonly written: number;
}

/**
 * Writes the packs with these files to the store, except those that it has.
 *
 * @returns all packs; `undefined` if the store has failed
 */
export async function saveCache(input: SaveInput, connection: Connection): Promise<Saved | undefined> {
  const planned = planPacks(sized(input)).map((files, at) => ({files, at}));
  const known = new Map(input.known?.packs.map((pack) => [pack.contentHash, pack]));
  const records: PackRecord[] = [];
  let written = 0;
  await connection.phase(() =>
    eachLimited(planned, WRITES, async ({files, at}) => {
      const content = connection.work(() => readAll(input.cacheDir, files));
      if (content.length > MAX_CONTENT) return;
      const contentHash = sha256(content);
      const old = known.get(contentHash);
      if (old && (input.present.has(old.hash) || (await connection.has(`cas/${old.hash}`)))) {
        records[at] = old;
        return;
      }
      const packed = await compressPack(content);
      const hash = sha256(packed);
      records[at] = {hash, size: packed.length, contentHash, contentSize: content.length};
      if (await connection.has(`cas/${hash}`)) return;
      await connection.put(`cas/${hash}`, packed);
      written += 1;
    }),
  );
  if (connection.failure) return undefined;
  return {packs: records.filter((record) => record !== undefined), written};
}

/** Adds the lengths of files. Locales may list the same file. */
function sized({cacheDir, files}: SaveInput): SizedFile[] {
  const unique = new Map(files.map((file) => [file.name, file]));
  return [...unique.values()].flatMap((file) => {
    const stat = fs.lstatSync(path.join(cacheDir, file.name), {throwIfNoEntry: false});
    return stat?.isFile() && stat.size <= MAX_FILE ? [{...file, size: stat.size}] : [];
  });
}

function readAll(cacheDir: string, files: readonly SizedFile[]): Uint8Array {
  return joinFiles(
    files.flatMap(({name}) => {
      const bytes = readShared(cacheDir, name);
      return bytes ? [{name, bytes}] : [];
    }),
  );
}
