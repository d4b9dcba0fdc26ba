import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempDir} from '../test/tempDir.js';
import {CacheTable, renameTable} from './CacheTable.js';

interface Records {
  [key: string]: unknown;
}

function written(records: Records, version = '') {
  const name = path.join(tempDir(), 'cache/a');
  const open = (now = version) => new CacheTable<Records>(name, now);
  open().write(records);
  return {name, open, file: open().file};
}

const RECORDS: Records = {text: 'é\n 1', list: [null, 0.5], bytes: new Uint8Array([10, 0, 255]), none: null};

test('records come back as they were, all at once or one by one', () => {
  const {open} = written(RECORDS);
  expect(open().readAll()).toEqual(RECORDS);
  expect(open().keys()).toEqual(Object.keys(RECORDS));
  for (const [key, value] of Object.entries(RECORDS)) expect(open().read(key)).toEqual(value);
  expect([open().read('other'), open().read('constructor')]).toEqual([undefined, undefined]);
});

test('keys may have any characters, and a table may have no records', () => {
  const keys = ['größe "1".md', 'line\n"b.md":1', '.', '7', ''];
  const records = Object.fromEntries([...keys, '__proto__'].map((key) => [key, key]));
  expect(written(records).open().readAll()).toEqual(records);
  expect(written(records).open().read('__proto__')).toBe('__proto__');
  expect(written({}).open().readAll()).toEqual({});
});

test('numbers can be read from bytes, which have a buffer of their own', () => {
  const {open} = written({text: 'x', numbers: new Uint8Array(Float64Array.of(0.5, 7).buffer)});
  const numbers = (bytes: unknown) => [...new Float64Array((bytes as Uint8Array<ArrayBuffer>).buffer)];
  expect(numbers(open().read('numbers'))).toEqual([0.5, 7]);
  expect(numbers(open().readAll().numbers)).toEqual([0.5, 7]);
});

test('records of another version are not there', () => {
  const {open} = written({a: 1}, '1');
  expect(open().readAll()).toEqual({a: 1});
  expect([open('2').readAll(), open('2').read('a'), open('').keys()]).toEqual([{}, undefined, []]);
});

test('a table with any byte changed has no wrong record', () => {
  const {open, file} = written({a: 'é', b: [1, 2]});
  const bytes = fs.readFileSync(file);
  for (const at of bytes.keys()) {
    for (const bit of [1, 32, 128]) {
      fs.writeFileSync(file, bytes.with(at, (bytes[at] ?? 0) ^ bit));
      const all = open().readAll();
      expect([{a: 'é'}, {b: [1, 2]}, {}]).toContainEqual(all);
      expect([open().read('a'), open().read('b')]).toEqual([all.a, all.b]);
    }
  }
});

test('a table that is cut off anywhere, or longer, is empty', () => {
  const {open, file} = written({a: 'é', b: [1, 2]});
  const bytes = fs.readFileSync(file);
  for (const length of bytes.keys()) {
    fs.writeFileSync(file, bytes.subarray(0, length));
    expect([open().readAll(), open().read('a')]).toEqual([{}, undefined]);
  }
  fs.writeFileSync(file, Buffer.concat([bytes, Buffer.from(' ')]));
  expect(open().readAll()).toEqual({});
});

test('a table of another name, another text, a folder and a link are empty', () => {
  const {name, open, file} = written({a: 1});
  const other = new CacheTable(`${name}2`);
  fs.copyFileSync(file, other.file);
  expect(other.readAll()).toEqual({});
  fs.writeFileSync(file, '{"a": 1}');
  expect(open().readAll()).toEqual({});
  fs.rmSync(file);
  fs.mkdirSync(file);
  expect([open().readAll(), open().exists()]).toEqual([{}, true]);
  open().write({a: 2});
  expect(open().readAll()).toEqual({a: 2});
  fs.renameSync(file, `${file}.moved`);
  fs.symlinkSync(`${file}.moved`, file);
  expect(open().readAll()).toEqual({});
  open().remove();
  expect(open().exists()).toBe(false);
});

test('an open table sees what others have written since', () => {
  const {open} = written({a: 1});
  const table = open();
  expect(table.read('a')).toBe(1);
  open().write({b: 2, a: 3});
  expect([table.read('a'), table.read('b')]).toEqual([3, 2]);
});

test('records that are added one by one can be read before the table has them', () => {
  const {open, file} = written({a: 1});
  const writer = open().openWriter();
  writer.add('b', 'x'.repeat(2_000_000));
  writer.add('c', 3);
  expect([writer.read('b'), writer.read('c'), writer.read('a')]).toEqual([
    'x'.repeat(2_000_000),
    3,
    undefined,
  ]);
  expect(open().readAll()).toEqual({a: 1});
  writer.commit();
  writer.close();
  expect(open().keys()).toEqual(['b', 'c']);
  expect(fs.readdirSync(path.dirname(file))).toHaveLength(1);
});

test('without a commit, the table stays as it was', () => {
  const {open, file} = written({a: 1});
  const writer = open().openWriter();
  writer.add('b', 2);
  writer.close();
  const circular: {self?: unknown} = {};
  circular.self = circular;
  expect(() => open().write({circular})).toThrow();
  expect(open().readAll()).toEqual({a: 1});
  expect(fs.readdirSync(path.dirname(file))).toHaveLength(1);
});

test('a table can be renamed, unless it is damaged or has another name', () => {
  const {file} = written({a: 'é', b: [1, 2]});
  const bytes = fs.readFileSync(file);
  const other = new CacheTable<Records>(path.join(path.dirname(file), 'other'));
  const renamed = renameTable(bytes, 'a.table', 'other.table');
  fs.writeFileSync(other.file, renamed ?? '');
  expect(other.readAll()).toEqual({a: 'é', b: [1, 2]});
  expect(renameTable(bytes, 'b.table', 'other.table')).toBeUndefined();
  expect(renameTable(bytes.subarray(1), 'a.table', 'other.table')).toBeUndefined();
  expect(renameTable(Buffer.alloc(0), 'a.table', 'other.table')).toBeUndefined();
});
