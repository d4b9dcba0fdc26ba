import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {OutputFolder} from '../output/OutputFolder.js';
import {IndexFileCache} from './IndexFileCache.js';

/** Sets up a function that builds the index of one site, each time into another output folder. */
function setup() {
  const dir = tempSite({});
  let builds = 0;
  const build = async (texts: {readonly [file: string]: string}) => {
    builds += 1;
    const root = path.join(dir, `output-${builds}`);
    fs.mkdirSync(root);
    const cache = new IndexFileCache(path.join(dir, 'cache'), 'en');
    const folder = new OutputFolder(root);
    const made: string[] = [];
    for (const [file, text] of Object.entries(texts)) {
      await cache.place(folder, file, () => {
        made.push(file);
        return text;
      });
    }
    cache.write();
    const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
    return {made, texts: Object.fromEntries(Object.keys(texts).map((file) => [file, read(file)]))};
  };
  const edit = async (texts: {readonly [file: string]: string}, removed: readonly string[]) => {
    const cache = new IndexFileCache(path.join(dir, 'cache'), 'en');
    const folder = new OutputFolder(path.join(dir, `output-${builds}`));
    for (const [file, text] of Object.entries(texts)) await cache.add(folder, file, () => text);
    cache.writeEdits(new Set(removed));
  };
  const kept = () =>
    fs.readdirSync(path.join(dir, 'cache/indexes')).map((name) => path.join(dir, 'cache/indexes', name));
  return {dir, build, edit, kept};
}

test('a build makes the files that the last one did not have, whatever folder it fills', async () => {
  const {build, kept} = setup();
  expect((await build({'a/1.json': 'one', 'a/2.json': 'two'})).made).toEqual(['a/1.json', 'a/2.json']);
  const texts = {'a/2.json': 'two', 'a/3.json': 'three'};
  expect(await build(texts)).toEqual({made: ['a/3.json'], texts});
  expect(kept()).toHaveLength(2);
});

test('files that are damaged or missing in the cache are made again', async () => {
  const {build, kept} = setup();
  const texts = {'1.json': 'one', '2.json': 'two'};
  await build(texts);
  const [first = '', second = ''] = kept();
  fs.rmSync(first);
  fs.mkdirSync(first);
  // Removes the file before writing: the first output has a hard link to it, which must not change.
  fs.rmSync(second);
  fs.writeFileSync(second, 'tow');
  const later = await build(texts);
  expect(later.texts).toEqual(texts);
  expect(later.made).toHaveLength(2);
});

test('a build after builds of edits has the files of all of them, and keeps those that it needs', async () => {
  const {dir, build, edit, kept} = setup();
  await build({'1.json': 'one', '2.json': 'two'});
  await edit({'3.json': 'three'}, ['1.json']);
  await edit({'4.json': 'four'}, ['3.json']);
  expect(kept()).toHaveLength(2);
  const texts = {'2.json': 'two', '4.json': 'four'};
  expect(await build(texts)).toEqual({made: [], texts});
  expect(await build(texts)).toEqual({made: [], texts});
  expect(fs.readdirSync(path.join(dir, 'cache')).sort()).toEqual(['indexes', 'indexes-en.table']);
  await build({'2.json': 'two'});
  expect(kept()).toHaveLength(1);
});

test('a file that an edit has removed is made again where a later build needs it', async () => {
  const {build, edit} = setup();
  const texts = {'1.json': 'one', '2.json': 'two'};
  await build(texts);
  await edit({'3.json': 'three'}, ['1.json']);
  expect(await build(texts)).toEqual({made: ['1.json'], texts});
});
