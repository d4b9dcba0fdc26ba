import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempDir} from '../test/tempDir.js';
import {CacheList, type ListRecord} from './CacheList.js';

type Numbered = ListRecord<{readonly id: number}>;

const record = (id: number, details = `{"text":"é ${id}"}`): Numbered => ({facts: {id}, details});

function filled(count: number) {
  const dir = tempDir();
  const prefix = path.join(dir, 'records');
  new CacheList(prefix).write(Array.from({length: count}, (_one, id) => record(id)));
  const load = () => new CacheList<{readonly id: number}>(prefix).read();
  const read = () => load().map(({facts, details}): Numbered => ({facts, details}));
  return {dir, prefix, load, read};
}

test('records come back as they were, in order', () => {
  const {read} = filled(600);
  expect(read()).toEqual(Array.from({length: 600}, (_one, id) => record(id)));
});

test('only the file of a changed record is written again', () => {
  const {dir, prefix, read} = filled(600);
  const files = fs.readdirSync(dir).sort();
  expect(files).toHaveLength(3);
  const inodes = () => files.map((file) => fs.statSync(path.join(dir, file)).ino);
  const before = inodes();
  const records = new CacheList<{readonly id: number}>(prefix);
  records.write(records.read().map((one) => (one.facts.id === 400 ? record(400, '{}') : one)));
  const after = inodes();
  expect(after.map((inode, at) => inode === before[at])).toEqual([true, false, true]);
  expect(read()[400]).toEqual(record(400, '{}'));
});

test('files that are not needed any more go', () => {
  const {dir, prefix, load} = filled(600);
  const records = new CacheList<{readonly id: number}>(prefix);
  records.write(records.read().slice(0, 100));
  expect(fs.readdirSync(dir)).toHaveLength(1);
  expect(load()).toHaveLength(100);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -3)],
  ['changed in the facts', (bytes: Buffer) => bytes.fill('8', 40, 41)],
  ['changed in the details', (bytes: Buffer) => bytes.fill('8', bytes.length - 4, bytes.length - 3)],
  ['empty', () => Buffer.alloc(0)],
  ['of another kind', () => Buffer.from('[]')],
  ['of a later format', (bytes: Buffer) => Buffer.concat([Buffer.from('9'), bytes])],
])('a file that is %s counts as empty, the others do not', (_what, damage) => {
  const {prefix, load} = filled(600);
  const file = `${prefix}.1.table`;
  fs.writeFileSync(file, damage(fs.readFileSync(file)));
  const ids = load().map(({facts}) => facts.id);
  expect(ids).toHaveLength(344);
  expect(ids).not.toContain(400);
  const records = new CacheList<{readonly id: number}>(prefix);
  records.read();
  records.write(Array.from({length: 600}, (_one, id) => record(id)));
  expect(load()).toHaveLength(600);
});

test('records may move from file to file before anybody has asked for their details', () => {
  const {prefix, read} = filled(600);
  const records = new CacheList<{readonly id: number}>(prefix);
  const added = Array.from({length: 256}, (_one, id) => record(1000 + id));
  const moved = [...added, ...records.read()];
  records.write(moved);
  expect(read()).toEqual(moved.map(({facts}) => record(facts.id)));
});

test('details are those that were loaded, even if another process replaces or removes the file', () => {
  const {prefix, load} = filled(300);
  const loaded = load();
  new CacheList(prefix).write([record(7)]);
  fs.rmSync(`${prefix}.1.table`);
  expect(loaded[0]?.details).toBe(record(0).details);
  expect(loaded[299]?.details).toBe(record(299).details);
});

test('a folder of the name of a file counts as an empty file', () => {
  const {prefix, load} = filled(600);
  fs.rmSync(`${prefix}.0.table`);
  fs.mkdirSync(`${prefix}.0.table`);
  expect(load()).toHaveLength(344);
});
