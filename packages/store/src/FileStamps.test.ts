import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isUnchanged, readStamp} from './FileStamps.js';

test('a file counts as changed when its bytes do, not when its time does', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stamps-'));
  const file = path.join(dir, 'a.md');
  fs.writeFileSync(file, 'one');
  const stamp = readStamp(file);
  fs.utimesSync(file, 1, 1);
  expect(isUnchanged(file, stamp)).toBe(true);
  fs.writeFileSync(file, 'two');
  expect(isUnchanged(file, stamp)).toBe(false);
  fs.rmSync(file);
  expect(isUnchanged(file, stamp)).toBe(false);
  expect(isUnchanged(file, null)).toBe(true);
  fs.rmSync(dir, {recursive: true});
});
