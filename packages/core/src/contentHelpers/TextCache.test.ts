import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {CacheTable} from '@lectern/store';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {TextCache} from './TextCache.js';

let dir: string;
let file: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plugin-texts-'));
  file = path.join(dir, 'cache', 'texts.table');
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const open = (version = 'v1') => new TextCache(new CacheTable(path.join(dir, 'cache', 'texts'), version));

/** One build: requests texts, and returns the keys of those that had to be made. */
function build(keys: readonly string[], version = 'v1'): string[] {
  const made: string[] = [];
  const texts = open(version);
  for (const key of keys) {
    const text = texts.get(key, () => {
      made.push(key);
      return `Text ${key} é 🎉`;
    });
    expect(text).toBe(`Text ${key} é 🎉`);
  }
  texts.write();
  texts.close();
  expect(fs.readdirSync(path.dirname(file)).filter((name) => name.includes('.tmp'))).toEqual([]);
  return made;
}

test('texts are made once, and kept as long as each build requests them', () => {
  expect(build(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(build(['b', 'a'])).toEqual([]);
  expect(build(['b', 'c'])).toEqual(['c']);
  expect(build(['a', 'b', 'c'])).toEqual(['a']);
  expect(build(['a', 'b', 'c'], 'v2')).toEqual(['a', 'b', 'c']);
});

test('an empty text and keys of any characters are kept', () => {
  const request = () => {
    let isMade = false;
    const texts = open();
    const text = texts.get('__proto__ \n"', () => {
      isMade = true;
      return '';
    });
    texts.write();
    texts.close();
    return {text, isMade};
  };
  expect(request()).toEqual({text: '', isMade: true});
  expect(request()).toEqual({text: '', isMade: false});
});

test('a build that changes nothing does not write the file', () => {
  build(['a', 'b']);
  const {ino} = fs.statSync(file);
  build(['a', 'b']);
  expect(fs.statSync(file).ino).toBe(ino);
});

test.each([
  ['a changed text', (bytes: Buffer) => bytes.fill('x', 0, 3), ['a']],
  ['a changed index', (bytes: Buffer) => bytes.fill('x', bytes.length - 60, bytes.length - 50), ['a', 'b']],
  ['half a file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), ['a', 'b']],
  ['an empty file', () => Buffer.alloc(0), ['a', 'b']],
  ['other bytes', () => Buffer.from('x'.repeat(500)), ['a', 'b']],
])('%s is a miss', (_, damage, missed) => {
  build(['a', 'b']);
  fs.writeFileSync(file, damage(fs.readFileSync(file)));
  expect(build(['a', 'b'])).toEqual(missed);
  expect(build(['a', 'b'])).toEqual([]);
});

test('a link or a folder in the place of the file is a miss, and is not written through', () => {
  build(['a']);
  const other = path.join(dir, 'other.txt');
  fs.renameSync(file, other);
  const before = fs.readFileSync(other, 'utf8');
  fs.symlinkSync(other, file);
  expect(build(['a', 'b'])).toEqual(['a', 'b']);
  expect(fs.readFileSync(other, 'utf8')).toBe(before);
  fs.rmSync(file);
  fs.mkdirSync(file);
  expect(build(['a'])).toEqual(['a']);
  expect(build(['a'])).toEqual([]);
});

test('without a write, the file stays as it was', () => {
  build(['a']);
  const texts = open();
  texts.get('b', () => 'b');
  texts.close();
  expect(fs.readdirSync(path.dirname(file))).toEqual(['texts.table']);
  expect(build(['a'])).toEqual([]);
});
