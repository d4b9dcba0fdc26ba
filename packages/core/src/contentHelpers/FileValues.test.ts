import fs from 'node:fs';
import path from 'node:path';
import {CacheTable} from '@lectern/store';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {FileValues} from './FileValues.js';

const NAMES = ['index.html', 'other.html'];

/** Folder with two files, and a function that reads their text as a build does. */
function site() {
  const dir = tempSite({'build/index.html': 'one', 'build/other.html': 'one'});
  const build = (version = '1') => {
    const files = new FileValues<{readonly text: string}>(
      path.join(dir, 'build'),
      new CacheTable(path.join(dir, 'values'), version),
    );
    const read: string[] = [];
    const values = NAMES.map((name) =>
      files.valueOf(name, (file) => {
        read.push(name);
        return {text: fs.readFileSync(file, 'utf8')};
      }),
    );
    files.save();
    return {read, texts: values.map(({text}) => text)};
  };
  return {dir, page: path.join(dir, 'build/index.html'), build};
}

test('an unchanged file is not read again; a changed one is', () => {
  const {page, build} = site();
  expect(build()).toEqual({read: NAMES, texts: ['one', 'one']});
  expect(build()).toEqual({read: [], texts: ['one', 'one']});
  fs.writeFileSync(page, 'two');
  fs.utimesSync(page, new Date(), new Date(Date.now() + 5000));
  expect(build()).toEqual({read: ['index.html'], texts: ['two', 'one']});
  expect(build()).toEqual({read: [], texts: ['two', 'one']});
});

test('another version reads all files, and so does a build with a damaged cache', () => {
  const {dir, build} = site();
  build();
  expect(build('2').read).toEqual(NAMES);
  fs.writeFileSync(path.join(dir, 'values.table'), 'damaged');
  expect(build('2').read).toEqual(NAMES);
});
