import fs from 'node:fs';
import path from 'node:path';
import {CacheList, CacheTable} from '@lectern/store';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {mergeTables} from './mergeTables.js';
import type {PackedFile} from './packs.js';

const LIST = 'pages-1a2b3c4d';
const record = (id: number) => ({facts: {id}, details: `"${id}"`});

function tablesIn(dir: string): PackedFile[] {
  return fs.readdirSync(dir).map((name) => ({name, bytes: fs.readFileSync(path.join(dir, name))}));
}

/** Tables of a shard with a list of records, and a table with its name. */
function tablesOf(shard: string, ids: readonly number[]): PackedFile[] {
  const dir = tempSite({});
  new CacheList(path.join(dir, LIST)).write(ids.map(record));
  new CacheTable(path.join(dir, 'plugin-1a2b3c4d')).write({shard});
  return tablesIn(dir);
}

const read = (dir: string) =>
  new CacheList<{id: number}>(path.join(dir, LIST))
    .read()
    .map(({facts, details}) => `${facts.id} ${details}`);

test('lists of shards follow those of this machine; of other tables, the last is used', () => {
  const dir = tempSite({});
  new CacheList(path.join(dir, LIST)).write([record(0)]);
  new CacheTable(path.join(dir, 'plugin-1a2b3c4d')).write({shard: 'none'});
  const many = Array.from({length: 300}, (_, at) => 100 + at);
  mergeTables(dir, [...tablesOf('one', [1, 2]), ...tablesOf('two', many), ...tablesOf('three', [3])]);
  expect(read(dir)).toEqual([0, 1, 2, ...many, 3].map((id) => `${id} "${id}"`));
  expect(new CacheTable<{shard: string}>(path.join(dir, 'plugin-1a2b3c4d')).read('shard')).toBe('three');
});

test('a damaged table is left out, and does not hide those after it', () => {
  const dir = tempSite({});
  const [damaged] = tablesOf('one', [1]).filter(({name}) => name.startsWith(LIST));
  const bytes = Buffer.from(damaged?.bytes ?? []).subarray(0, -10);
  mergeTables(dir, [{name: `${LIST}.0.table`, bytes}, ...tablesOf('two', [2])]);
  expect(read(dir)).toEqual(['2 "2"']);
});
