import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempDir} from '../test/tempDir.js';
import {readRecord, writeRecord} from './records.js';

function written(value: unknown) {
  const file = path.join(tempDir(), 'cache/a.json');
  writeRecord(file, value);
  return {file, read: () => readRecord(file)};
}

test('a record comes back as it was', () => {
  const value = {text: 'é\n 1', list: [null, 0.5]};
  expect(written(value).read()).toEqual(value);
});

test('a record with any byte changed is a miss', () => {
  const {file, read} = written({text: 'é', list: [1, 2]});
  const bytes = fs.readFileSync(file);
  for (const at of bytes.keys()) {
    for (const bit of [1, 32, 128]) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (bytes[at] ?? 0) ^ bit;
      fs.writeFileSync(file, damaged);
      expect(read()).toBeUndefined();
    }
  }
});

test('a record that is cut off anywhere is a miss', () => {
  const {file, read} = written({text: 'é', list: [1, 2]});
  const bytes = fs.readFileSync(file);
  for (const length of bytes.keys()) {
    fs.writeFileSync(file, bytes.subarray(0, length));
    expect(read()).toBeUndefined();
  }
});

test('a record of another name, JSON of somebody else and a folder are misses', () => {
  const {file, read} = written({a: 1});
  const other = path.join(path.dirname(file), 'b.json');
  fs.copyFileSync(file, other);
  expect(readRecord(other)).toBeUndefined();
  fs.writeFileSync(file, '{"a": 1}');
  expect(read()).toBeUndefined();
  fs.rmSync(file);
  expect(read()).toBeUndefined();
  fs.mkdirSync(file);
  expect(read()).toBeUndefined();
});
