import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {CacheTable, type FileStamp, readStamp} from '@lectern/store';
import {expect, onTestFinished, test, vi} from 'vitest';
import {FileCache, type StoredFacts} from './FileCache.js';

interface Facts {
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly contentTitle: string;
}

function writeSite(files: {readonly [file: string]: string}): string {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-facts-')));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(siteDir, name), text);
  return siteDir;
}

const tableIn = (siteDir: string) =>
  new CacheTable<{[name: string]: StoredFacts<Facts>}>(path.join(siteDir, 'facts'));

function stampAt(file: string): FileStamp {
  const stamp = readStamp(file);
  if (!stamp) throw new Error(`There is no file ${file}.`);
  return stamp;
}

const docOf = (frontMatter: object): Facts => ({frontMatter: {...frontMatter}, contentTitle: 'Title'});

test('what a file holds is known until its time or size changes', () => {
  const file = path.join(writeSite({'a.md': 'Text.'}), 'a.md');
  const facts = new FileCache<Facts>({siteDir: path.dirname(file)});
  facts.remember(file, stampAt(file), docOf({title: 'A'}));
  expect(facts.find(file, fs.statSync(file))?.frontMatter.title).toBe('A');
  fs.writeFileSync(file, 'Other text.');
  expect(facts.find(file, fs.statSync(file))).toBeUndefined();
  expect(facts.last(file)?.frontMatter.title).toBe('A');
});

test('the next build knows what this one read, except what JSON cannot hold and files that are gone', () => {
  const siteDir = writeSite({'a.md': 'Text.', 'b.md': 'Text.', 'c.md': 'Text.'});
  const file = (name: string) => path.join(siteDir, name);
  const table = tableIn(siteDir);
  const first = new FileCache<Facts>({siteDir, table});
  first.remember(file('a.md'), stampAt(file('a.md')), docOf({title: 'A'}));
  first.remember(file('b.md'), stampAt(file('b.md')), docOf({sidebar_custom_props: {n: Number.NaN}}));
  first.remember(file('c.md'), stampAt(file('c.md')), docOf({}));
  first.write();
  expect(table.keys()).toEqual(['a.md', 'c.md']);

  const second = new FileCache<Facts>({siteDir, table});
  expect(second.find(file('a.md'), fs.statSync(file('a.md')))).toEqual(docOf({title: 'A'}));
  expect(second.last(file('b.md'))).toBeUndefined();
  second.write();
  expect(new FileCache<Facts>({siteDir, table}).last(file('c.md'))).toBeUndefined();
});

test('the last facts of one file are found without reading those of the others', () => {
  const siteDir = writeSite({'a.md': 'Text.', 'b.md': 'Text.'});
  const [a, b] = [path.join(siteDir, 'a.md'), path.join(siteDir, 'b.md')];
  const table = tableIn(siteDir);
  const first = new FileCache<Facts>({siteDir, table});
  for (const file of [a, b]) first.remember(file, stampAt(file), docOf({title: path.basename(file)}));
  first.write();
  const readAll = vi.spyOn(table, 'readAll');
  const second = new FileCache<Facts>({siteDir, table});
  expect(second.last(a)).toEqual(docOf({title: 'a.md'}));
  second.remember(a, stampAt(a), docOf({title: 'New'}));
  expect(second.last(a)).toEqual(docOf({title: 'New'}));
  expect(readAll).not.toHaveBeenCalled();
  expect(second.find(b, fs.statSync(b))).toEqual(docOf({title: 'b.md'}));
  expect(second.find(a, fs.statSync(a))).toEqual(docOf({title: 'New'}));
  expect(readAll).toHaveBeenCalled();
});

test('a file with another time, as in a fresh checkout, is compared by its bytes', () => {
  const siteDir = writeSite({'a.md': 'Text.'});
  const file = path.join(siteDir, 'a.md');
  const first = new FileCache<Facts>({siteDir, table: tableIn(siteDir)});
  first.remember(file, stampAt(file), docOf({title: 'A'}));
  first.write();
  fs.utimesSync(file, 1e9, 1e9);
  const second = new FileCache<Facts>({siteDir, table: tableIn(siteDir)});
  expect(second.find(file, fs.statSync(file))).toEqual(docOf({title: 'A'}));
  second.write();
  expect(tableIn(siteDir).read('a.md')?.mtimeMs).toBe(1e12);
  fs.writeFileSync(file, 'Other');
  expect(
    new FileCache<Facts>({siteDir, table: tableIn(siteDir)}).find(file, fs.statSync(file)),
  ).toBeUndefined();
});
