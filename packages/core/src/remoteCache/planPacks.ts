import {sha256} from '@lectern/store';
import type {SharedFile} from './cacheFiles.js';

/** A shared file and its length in bytes. */
export interface SizedFile extends SharedFile {
  readonly size: number;
}

/** Aim for the length of a pack before compression: few requests, and few bytes again after an edit. */
const PACK_SIZE = 8_000_000;
/** Tables that are smaller are in one pack: each build changes some of them. */
const SMALL_TABLE = 200_000;
const TABLES = 'tables';

/**
 * Divides files into packs. The files of a group are divided by hashes of their names, so that a changed file changes
 * one pack. A large table is a pack, and all small tables are one.
 */
export function planPacks(files: readonly SizedFile[]): readonly (readonly SizedFile[])[] {
  const packs = new Map<string, SizedFile[]>();
  const sizes = new Map<string, number>();
  for (const {group = '', size} of files) sizes.set(group, (sizes.get(group) ?? 0) + size);
  for (const file of files) {
    const name = packName(file, sizes);
    const pack = packs.get(name);
    if (pack) pack.push(file);
    else packs.set(name, [file]);
  }
  const names = [...packs.keys()].sort();
  const tables = names.filter((name) => name.startsWith(TABLES));
  return [...tables, ...names.filter((name) => !name.startsWith(TABLES))].map(
    (name) => packs.get(name) ?? [],
  );
}

function packName({name, group, size}: SizedFile, sizes: ReadonlyMap<string, number>): string {
  if (group === undefined) return size < SMALL_TABLE ? TABLES : `${TABLES} ${name}`;
  // A power of two: if a group grows, most packs stay as they are.
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, (sizes.get(group) ?? 0) / PACK_SIZE)));
  return `group ${group} ${Number.parseInt(sha256(name).slice(0, 8), 16) % count}`;
}
