import fs from 'node:fs';
import path from 'node:path';
import {renameTable} from '@lectern/store';
import type {PackedFile} from './packs.js';
import {writeTables} from './restoreCache.js';

/** Lists with a record for each page or file, in numbered tables: "content-1a2b3c4d.0.table". */
const LIST = /^(?<list>(?:content|pages|sections)-[0-9a-f]{8})\.\d+\.table$/;

/** True for a table of a list that each shard has for its own pages and files. */
export function isListTable(name: string): boolean {
  return LIST.test(name);
}

/**
 * Writes the tables of shards to the cache folder. Tables of a list are added to those of this machine and of the other
 * shards: a list is the records of all its tables, and of two records for one page the last is used. Any other table
 * replaces that of this machine.
 */
export function mergeTables(cacheDir: string, tables: readonly PackedFile[]): void {
  const next = new Map<string, number>();
  for (const {name, bytes} of tables) {
    const list = LIST.exec(name)?.groups?.list;
    if (list === undefined) {
      writeTables(cacheDir, [{name, bytes}]);
      continue;
    }
    const number = next.get(list) ?? firstFree(cacheDir, list);
    const newName = `${list}.${number}.table`;
    const renamed = renameTable(bytes, name, newName);
    if (!renamed) continue;
    next.set(list, number + 1);
    writeTables(cacheDir, [{name: newName, bytes: renamed}]);
  }
}

/** Number after that of the last table of a list. */
function firstFree(cacheDir: string, list: string): number {
  let number = 0;
  while (fs.existsSync(path.join(cacheDir, `${list}.${number}.table`))) number += 1;
  return number;
}
