import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {CacheTable} from '@lectern/store';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {
  changedFiles,
  isSameTree,
  readTree,
  stampAgain,
  stampTree,
  type TreeStamps,
  type TreeTable,
  writeTree,
} from './treeStamps.js';

const content = {'docs/a.md': 'a', 'docs/deep/b.md': 'b', 'docs/other/c.md': 'c', 'other.txt': 'o'};

function stamped(root: string): TreeStamps {
  const stamps = stampTree({root});
  if (!stamps) throw new Error('There are no stamps.');
  return stamps;
}

const relative = (name: string) => name.split('/').join(path.sep);

test.each<[string, (root: string) => void, readonly string[] | undefined]>([
  ['nothing', () => {}, []],
  ['the text of a file', (root) => fs.writeFileSync(path.join(root, 'docs/a.md'), 'longer'), ['docs/a.md']],
  [
    'two files',
    (root) => {
      fs.writeFileSync(path.join(root, 'docs/a.md'), 'longer');
      fs.writeFileSync(path.join(root, 'docs/deep/b.md'), 'longer');
    },
    ['docs/a.md', 'docs/deep/b.md'],
  ],
  [
    'more files than are wanted',
    (root) => {
      for (const name of Object.keys(content)) fs.writeFileSync(path.join(root, name), 'longer');
    },
    undefined,
  ],
  [
    'a file that another one replaces',
    (root) => {
      fs.writeFileSync(path.join(root, 'docs/deep/new'), 'longer');
      fs.renameSync(path.join(root, 'docs/deep/new'), path.join(root, 'docs/deep/b.md'));
    },
    ['docs/deep/b.md'],
  ],
  ['a new file', (root) => fs.writeFileSync(path.join(root, 'docs/deep/new.md'), ''), undefined],
  ['a new folder', (root) => fs.mkdirSync(path.join(root, 'docs/new')), undefined],
  ['a file that is gone', (root) => fs.rmSync(path.join(root, 'docs/deep/b.md')), undefined],
  [
    'a file with another name',
    (root) => fs.renameSync(path.join(root, 'docs/a.md'), path.join(root, 'docs/d.md')),
    undefined,
  ],
  [
    'a file that is a folder now',
    (root) => {
      fs.rmSync(path.join(root, 'docs/a.md'));
      fs.mkdirSync(path.join(root, 'docs/a.md'));
    },
    undefined,
  ],
  [
    'a file that is a link now',
    (root) => {
      fs.renameSync(path.join(root, 'docs/a.md'), path.join(root, '..', 'elsewhere.md'));
      fs.symlinkSync(path.join(root, '..', 'elsewhere.md'), path.join(root, 'docs/a.md'));
      fs.rmSync(path.join(root, '..', 'elsewhere.md'));
    },
    undefined,
  ],
  ['the whole tree', (root) => fs.rmSync(root, {recursive: true}), undefined],
])('what has changed below a folder: %s', async (_name, change, wanted) => {
  const root = path.join(
    tempSite(Object.fromEntries(Object.entries(content).map(([name, text]) => [`root/${name}`, text]))),
    'root',
  );
  const stamps = stamped(root);
  await setTimeout(20);
  change(root);
  expect(changedFiles(root, stamps, 3)).toEqual(wanted?.map(relative));
  expect(isSameTree(root, stamps)).toBe(wanted?.length === 0);
});

test('a folder that is not there has no files until it is made', () => {
  const root = path.join(tempSite({}), 'docs');
  const stamps = stamped(root);
  expect(stamps.names).toEqual([]);
  expect(changedFiles(root, stamps, 3)).toEqual([]);
  fs.mkdirSync(root);
  expect(changedFiles(root, stamps, 3)).toBeUndefined();
});

test('nothing is known of a tree with a symbolic link', () => {
  const root = tempSite(content);
  fs.symlinkSync('other.txt', path.join(root, 'link.txt'));
  expect(stampTree({root})).toBeUndefined();
});

test('folders apart are left out', async () => {
  const root = tempSite(content);
  const apart = new Set([path.join(root, 'docs', 'other')]);
  const stamps = stampTree({root, apart});
  expect(stamps?.names.filter((name) => name.includes('other'))).toEqual(['other.txt']);
  if (!stamps) return;
  await setTimeout(20);
  fs.writeFileSync(path.join(root, 'docs/other/new.md'), '');
  fs.writeFileSync(path.join(root, 'docs/other/c.md'), 'longer');
  expect(changedFiles(root, stamps, 3)).toEqual([]);
  expect(isSameTree(root, stamps)).toBe(true);
});

test('stamps are the same once they were written and read, and a damaged file is none', () => {
  const root = tempSite({...content, 'größe 日本.md': 'x'});
  const file: TreeTable = new CacheTable(path.join(tempSite({}), 'stamps'));
  writeTree(file, stamped(root));
  expect(readTree(file)).toEqual(stamped(root));
  fs.appendFileSync(file.file, ' ');
  expect(readTree(file)).toBeUndefined();
  writeTree(file, {names: [], values: new Float64Array(0)});
  expect(readTree(file)).toEqual({names: [], values: new Float64Array(0)});
});

test('stamps are brought up to date for files that were made, changed and removed', async () => {
  const root = tempSite(content);
  const before = stamped(root);
  await setTimeout(20);
  fs.writeFileSync(path.join(root, 'docs/a.md'), 'longer');
  fs.rmSync(path.join(root, 'docs/deep/b.md'));
  fs.mkdirSync(path.join(root, 'made'));
  fs.writeFileSync(path.join(root, 'made/d.md'), 'd');
  const again = stampAgain(root, before, ['docs/a.md', 'docs/deep/b.md', 'made/d.md'].map(relative));
  const wanted = stamped(root);
  expect([...again.names].sort()).toEqual([...wanted.names].sort());
  expect(isSameTree(root, again)).toBe(true);
  expect(changedFiles(root, again, 0)).toEqual([]);
});
