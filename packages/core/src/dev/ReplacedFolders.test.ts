import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {ReplacedFolders} from './ReplacedFolders.js';

function watched() {
  const dir = tempSite({'docs/guides/a.md': 'a', 'config.mjs': 'x'});
  const file = (name: string) => path.join(dir, name);
  const folders = new ReplacedFolders();
  folders.addRoots([file('docs'), file('config.mjs'), file('i18n')]);
  folders.note(file('docs/guides'));
  return {file, folders};
}

test('what stays as it was is not found, even if its entries change', () => {
  const {file, folders} = watched();
  fs.writeFileSync(file('docs/guides/b.md'), 'b');
  fs.writeFileSync(file('config.mjs'), 'y');
  expect(folders.findAll()).toEqual([]);
});

test('a root that was replaced, or came to be, is found; one that is gone is not, until it is there again', () => {
  const {file, folders} = watched();
  fs.renameSync(file('docs'), file('old'));
  fs.mkdirSync(file('i18n'));
  expect(folders.findRoots()).toEqual([file('i18n')]);
  fs.mkdirSync(file('docs'));
  expect(folders.findRoots()).toEqual([file('docs'), file('i18n')]);
  folders.reset();
  expect(folders.findAll()).toEqual([]);
});

test('an inner folder is found that is another one now, whether the watcher saw the first one go or not', () => {
  for (const isSeen of [true, false]) {
    const {file, folders} = watched();
    fs.renameSync(file('docs/guides'), file('docs/old'));
    if (isSeen) folders.forget(file('docs/guides'));
    fs.mkdirSync(file('docs/guides'));
    expect(folders.findRoots()).toEqual([]);
    expect(folders.findAll()).toEqual([file('docs/guides')]);
  }
});

test('a file that was replaced is left to the watcher; one that was gone is found', () => {
  const {file, folders} = watched();
  fs.writeFileSync(file('next'), 'z');
  fs.renameSync(file('next'), file('config.mjs'));
  expect(folders.findRoots()).toEqual([]);
  folders.forget(file('config.mjs'));
  expect(folders.findRoots()).toEqual([file('config.mjs')]);
});
