import fs from 'node:fs';
import path from 'node:path';
import {CacheList} from '@lectern/store';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {ContentRecord} from '../compile/ArtifactCache.js';
import {SectionCache} from './SectionCache.js';

const sections = (text: string) => [{id: null, heading: '', level: 1, text, code: ''}];

/** Returns the record of a file: with its text as after a compile, or without as it is read from the cache. */
function record(source: string, hash: string, text?: string): ContentRecord {
  return {
    source,
    sections: {hash, title: ''},
    details: {
      links: [],
      permalinks: [],
      ...(text !== undefined && {sections: JSON.stringify(sections(text))}),
    },
  } as unknown as ContentRecord;
}

function setup() {
  const prefix = path.join(tempSite({}), 'sections');
  return {prefix, open: () => new SectionCache(new CacheList(prefix))};
}

test('the text of a file is kept for later builds', () => {
  const {open} = setup();
  open().write([record('a', '1', 'A'), record('b', '2', 'B')]);
  const later = open();
  expect(later.holds(record('a', '1'))).toBe(true);
  expect(later.holds(record('a', '3'))).toBe(false);
  expect(later.read('2')).toEqual(sections('B'));
});

test('a file that was not compiled for search, or whose text is lost, is not held', () => {
  const {open, prefix} = setup();
  open().write([record('a', '1', 'A')]);
  expect(open().holds({source: 'a', details: {links: [], permalinks: []}})).toBe(false);
  fs.writeFileSync(`${prefix}.0.table`, 'half');
  expect(open().holds(record('a', '1'))).toBe(false);
});

test('an edit writes one of many files', () => {
  const {open, prefix} = setup();
  const records = Array.from({length: 600}, (_, at) => record(`page ${at}`, `${at}`, `Text ${at}`));
  open().write(records);
  const files = [0, 1, 2].map((at) => `${prefix}.${at}.table`);
  const inodes = () => files.map((file) => fs.statSync(file).ino);
  const before = inodes();
  const edited = record('page 300', 'new', 'Edited');
  const loaded = Array.from({length: 600}, (_, at) => record(`page ${at}`, `${at}`));
  const cache = open();
  cache.write(loaded.map((one, at) => (at === 300 ? edited : one)));
  const after = inodes();
  expect(after.map((inode, at) => inode === before[at])).toEqual([true, false, true]);
  expect(open().read('new')).toEqual(sections('Edited'));
  expect(open().holds(record('page 300', '300'))).toBe(false);
});

test('files of equal text share it, and each keeps it when the other changes', () => {
  const {open} = setup();
  open().write([record('a', '1', 'Same'), record('copy', '1', 'Same')]);
  open().write([record('a', '2', 'Other'), record('copy', '1')]);
  expect(open().read('1')).toEqual(sections('Same'));
});
