import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {OutputFolder} from './OutputFolder.js';

let dir: string;
let root: string;
let source: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'output-'));
  root = path.join(dir, 'out');
  source = path.join(dir, 'page.html');
  fs.writeFileSync(source, 'page');
});
afterEach(() => fs.rmSync(dir, {recursive: true, force: true}));

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const inode = (file: string) => fs.statSync(path.join(root, file)).ino;

function listing(): string[] {
  const entries = fs.readdirSync(root, {recursive: true, withFileTypes: true});
  return entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
}

function fill(): void {
  const folder = new OutputFolder(root);
  folder.link(source, 'docs/a/index.html');
  folder.write('docs/a/data.json', '1');
  folder.copy(source, 'img/copy.html');
  folder.sweep();
  folder.removeEmptyFolders();
}

/** All files and folders that `fill` makes. */
const FILLED = ['docs', 'docs/a', 'docs/a/data.json', 'docs/a/index.html', 'img', 'img/copy.html'];

test('a second build leaves alone what is the same', () => {
  fill();
  const files = ['docs/a/index.html', 'docs/a/data.json', 'img/copy.html'];
  const before = files.map(inode);
  fill();
  expect(files.map(inode)).toEqual(before);
});

test('what changed is another file: the old one may be linked to elsewhere', () => {
  fill();
  for (const file of ['docs/a/index.html', 'docs/a/data.json', 'img/copy.html']) {
    fs.linkSync(path.join(root, file), path.join(dir, `online-${path.basename(file)}`));
  }
  const next = path.join(dir, 'next.html');
  fs.writeFileSync(next, 'next page');
  const folder = new OutputFolder(root);
  folder.link(next, 'docs/a/index.html');
  folder.write('docs/a/data.json', '2');
  folder.copy(next, 'img/copy.html');
  folder.sweep();
  folder.removeEmptyFolders();
  expect([read('docs/a/index.html'), read('docs/a/data.json'), read('img/copy.html')]).toEqual([
    'next page',
    '2',
    'next page',
  ]);
  const online = ['index.html', 'data.json', 'copy.html'].map((name) =>
    fs.readFileSync(path.join(dir, `online-${name}`), 'utf8'),
  );
  expect(online).toEqual(['page', '1', 'page']);
});

test('what nothing asked for goes, with folders that are empty then', () => {
  fill();
  fs.mkdirSync(path.join(root, 'old/deep'), {recursive: true});
  fs.writeFileSync(path.join(root, 'old/deep/sitemap.xml'), '');
  fs.writeFileSync(path.join(root, 'docs/stray.txt'), '');
  fill();
  expect(listing()).toEqual(FILLED);
});

test('empty folders go, also where a plugin writes a file of the name later', () => {
  fill();
  fs.mkdirSync(path.join(root, 'docs/feed.xml/inner'), {recursive: true});
  fs.mkdirSync(path.join(root, 'none'));
  fill();
  expect(listing()).toEqual(FILLED);
});

test('the folders of other locales are not looked at', () => {
  fs.mkdirSync(path.join(root, 'fr'), {recursive: true});
  fs.writeFileSync(path.join(root, 'fr/index.html'), 'bonjour');
  new OutputFolder(root, [path.join(root, 'fr')]).sweep();
  expect(listing()).toEqual(['fr', 'fr/index.html']);
});

test('a file may take the place of a folder, and a folder that of a file', () => {
  fill();
  const folder = new OutputFolder(root);
  folder.write('docs', 'a file');
  folder.write('img/copy.html/index.html', 'inside');
  folder.sweep();
  folder.removeEmptyFolders();
  expect([read('docs'), read('img/copy.html/index.html')]).toEqual(['a file', 'inside']);
});

test('a page wins over a static file of its name', () => {
  const folder = new OutputFolder(root);
  const robots = path.join(dir, 'robots.txt');
  fs.writeFileSync(robots, 'static');
  folder.copy(robots, 'index.html');
  folder.link(source, 'index.html');
  expect(read('index.html')).toBe('page');
  expect(fs.readFileSync(robots, 'utf8')).toBe('static');
});

test('two may ask for one file, in a new output and in one from before', () => {
  for (let build = 0; build < 2; build += 1) {
    const folder = new OutputFolder(root);
    folder.link(source, 'index.html');
    folder.link(source, 'index.html');
    folder.copy(source, 'img/a.html');
    folder.link(source, 'img/a.html');
    folder.sweep();
    folder.removeEmptyFolders();
    expect(listing()).toEqual(['img', 'img/a.html', 'index.html']);
  }
});

test('a file of the user that was edited in place is copied again', () => {
  fill();
  fs.writeFileSync(source, 'PAGE');
  fs.utimesSync(source, 1, 1);
  const folder = new OutputFolder(root);
  folder.copy(source, 'img/copy.html');
  expect(read('img/copy.html')).toBe('PAGE');
});

test('files that others have changed, replaced, taken away or added are put right', () => {
  fill();
  const {atime, mtime} = fs.statSync(path.join(root, 'docs/a/data.json'));
  fs.writeFileSync(path.join(root, 'docs/a/data.json'), '2');
  fs.utimesSync(path.join(root, 'docs/a/data.json'), atime, mtime);
  fs.rmSync(path.join(root, 'docs/a/index.html'));
  fs.writeFileSync(path.join(root, 'docs/a/index.html'), 'min');
  fs.rmSync(path.join(root, 'img/copy.html'));
  fs.writeFileSync(path.join(root, 'docs/a/data.json.gz'), 'zip');
  fill();
  expect(listing()).toEqual(FILLED);
  expect([read('docs/a/index.html'), read('docs/a/data.json'), read('img/copy.html')]).toEqual([
    'page',
    '1',
    'page',
  ]);
  expect(inode('docs/a/index.html')).toBe(fs.statSync(source).ino);
});

test('a file of the cache that was made anew is linked to anew', () => {
  fill();
  fs.writeFileSync(path.join(dir, 'other'), 'PAGE');
  fs.renameSync(path.join(dir, 'other'), source);
  fill();
  expect(read('docs/a/index.html')).toBe('PAGE');
});

test('a file takes the place of a folder that was the only one in its own', () => {
  const first = new OutputFolder(root);
  first.write('docs/a/index.html', 'page');
  first.sweep();
  first.removeEmptyFolders();
  const second = new OutputFolder(root);
  second.write('docs/a', 'file');
  second.sweep();
  second.removeEmptyFolders();
  expect(listing()).toEqual(['docs', 'docs/a']);
  expect(read('docs/a')).toBe('file');
});

test('bytes are written, and left alone where they are the same', () => {
  const write = (bytes: number[]) => {
    const folder = new OutputFolder(root);
    folder.write('search/a.bin', Uint8Array.from(bytes));
    folder.sweep();
    folder.removeEmptyFolders();
    return inode('search/a.bin');
  };
  const first = write([0, 255, 10]);
  expect([...fs.readFileSync(path.join(root, 'search/a.bin'))]).toEqual([0, 255, 10]);
  expect(write([0, 255, 10])).toBe(first);
  const online = path.join(dir, 'online.bin');
  fs.linkSync(path.join(root, 'search/a.bin'), online);
  write([0, 254, 10]);
  expect([...fs.readFileSync(path.join(root, 'search/a.bin'))]).toEqual([0, 254, 10]);
  expect([...fs.readFileSync(online)]).toEqual([0, 255, 10]);
  expect(listing()).toEqual(['search', 'search/a.bin']);
});
