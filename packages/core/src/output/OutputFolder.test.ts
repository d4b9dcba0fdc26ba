import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {OutputFolder} from './OutputFolder.js';
import type {OutputRecord} from './OutputRecord.js';

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
}

/** The entries that `fill` makes. */
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

/** Fills the folder as a build does, from what the last one noted. Changes from outside come a while later. */
async function refill(record: OutputRecord, texts: {readonly [file: string]: string}) {
  const folder = new OutputFolder(root, [], JSON.parse(JSON.stringify(record)) as OutputRecord);
  const made: string[] = [];
  for (const [file, text] of Object.entries(texts)) {
    folder.writeKeyed(file, text, () => {
      made.push(file);
      return text;
    });
  }
  await setTimeout(50);
  folder.sweep();
  await setTimeout(50);
  return {made, record: folder.record()};
}

test('what was written under the same key is not even made again', async () => {
  const texts = {'docs/a.json': '1', 'docs/b.json': '1', 'c.json': '1'};
  const first = await refill({}, texts);
  expect(first.made).toEqual(Object.keys(texts));
  const second = await refill(first.record, {...texts, 'docs/b.json': '2'});
  expect(second.made).toEqual(['docs/b.json']);
  expect([read('docs/a.json'), read('docs/b.json')]).toEqual(['1', '2']);
  const third = await refill(second.record, {...texts, 'docs/b.json': '2'});
  expect(third.made).toEqual([]);
});

test('files that others have changed, replaced, taken away or added are put right', async () => {
  const texts = {'a/x.json': '1', 'b/x.json': '1', 'c/x.json': '1', 'd/x.json': '1'};
  const {record} = await refill({}, texts);
  fs.writeFileSync(path.join(root, 'a/x.json'), '2');
  const {atime, mtime} = fs.statSync(path.join(root, 'b/x.json'));
  fs.writeFileSync(path.join(dir, 'other'), '2');
  fs.utimesSync(path.join(dir, 'other'), atime, mtime);
  fs.renameSync(path.join(dir, 'other'), path.join(root, 'b/x.json'));
  fs.rmSync(path.join(root, 'c/x.json'));
  fs.writeFileSync(path.join(root, 'd/x.json.gz'), 'zip');
  const {made} = await refill(record, texts);
  expect(made).toEqual(['a/x.json', 'b/x.json', 'c/x.json']);
  const names = Object.keys(texts);
  expect(names.map(read)).toEqual(['1', '1', '1', '1']);
  expect(listing().filter((name) => name.includes('.'))).toEqual(names);
});

test('a record of another folder is of no use, and of no harm', async () => {
  const texts = {'a/x.json': '1'};
  const {record} = await refill({}, texts);
  fs.renameSync(root, path.join(dir, 'elsewhere'));
  fs.mkdirSync(path.join(root, 'a'), {recursive: true});
  fs.writeFileSync(path.join(root, 'a/x.json'), '2');
  fs.writeFileSync(path.join(root, 'a/stray.json'), '2');
  const {made} = await refill(record, texts);
  expect(made).toEqual(['a/x.json']);
  expect(listing()).toEqual(['a', 'a/x.json']);
  expect(read('a/x.json')).toBe('1');
});

test('what plugins add after the build has filled the folder goes with the next build', async () => {
  const texts = {'a/x.json': '1'};
  const folder = new OutputFolder(root);
  for (const [file, text] of Object.entries(texts)) folder.writeKeyed(file, text, () => text);
  folder.sweep();
  fs.writeFileSync(path.join(root, 'a/feed.xml'), '');
  await setTimeout(50);
  await refill(folder.record(), texts);
  expect(listing()).toEqual(['a', 'a/x.json']);
});

test('what changed a moment ago is not noted: its time might hide a second change', () => {
  const folder = new OutputFolder(root);
  folder.writeKeyed('a/x.json', '1', () => '1');
  folder.sweep();
  expect(folder.record()).toEqual({});
});

/** Fills the folder with two links as a build does; `postBuild` is what plugins do to it afterwards. */
async function relink(record: OutputRecord, postBuild = () => {}, pause = 50): Promise<OutputRecord> {
  const folder = new OutputFolder(root, [], JSON.parse(JSON.stringify(record)) as OutputRecord);
  for (const file of ['a/index.html', 'b/index.html']) folder.link(source, file);
  await setTimeout(pause);
  folder.sweep();
  postBuild();
  await setTimeout(50);
  return folder.record();
}

const isLinked = (file: string) => inode(file) === fs.statSync(source).ino;

test('which files are links is noted, so that nobody has to look at them again', async () => {
  const {ino} = fs.statSync(source);
  const first = await relink({});
  expect([first.a?.linked, first.b?.linked]).toEqual([{'index.html': ino}, {'index.html': ino}]);
  expect(await relink(first)).toEqual(first);
});

test('a link that others have replaced is made again, and the rest of its folder is looked at', async () => {
  const record = await relink({});
  fs.writeFileSync(path.join(dir, 'other'), 'PAGE');
  fs.renameSync(path.join(dir, 'other'), path.join(root, 'a/index.html'));
  const next = await relink(record);
  expect(isLinked('a/index.html')).toBe(true);
  expect(next.a?.linked).toEqual(record.a?.linked);
});

test('a file of the cache that was made anew is linked to anew', async () => {
  const record = await relink({});
  fs.writeFileSync(path.join(dir, 'other'), 'PAGE');
  fs.renameSync(path.join(dir, 'other'), source);
  await relink(record);
  expect([read('a/index.html'), read('b/index.html')]).toEqual(['PAGE', 'PAGE']);
});

test.each([0, 50])(
  'a link that a plugin replaces after the build is not taken for one: after %i ms',
  async (pause) => {
    const replace = () => {
      fs.rmSync(path.join(root, 'a/index.html'));
      fs.writeFileSync(path.join(root, 'a/index.html'), 'min');
    };
    const record = await relink({}, replace, pause);
    expect(read('a/index.html')).toBe('min');
    await relink(record);
    expect([isLinked('a/index.html'), isLinked('b/index.html')]).toEqual([true, true]);
  },
);

test('one folder may be swept before the others', () => {
  fill();
  fs.writeFileSync(path.join(root, 'docs/a/stray.txt'), '');
  fs.writeFileSync(path.join(root, 'img/stray.txt'), '');
  const folder = new OutputFolder(root);
  folder.link(source, 'docs/a/index.html');
  folder.sweepFolder('docs/a');
  folder.sweepFolder('not/there');
  expect(listing().filter((name) => name.includes('.'))).toEqual([
    'docs/a/index.html',
    'img/copy.html',
    'img/stray.txt',
  ]);
});

test('a file takes the place of a folder that was the only one in its own', () => {
  const first = new OutputFolder(root);
  first.write('docs/a/index.html', 'page');
  first.sweep();
  const second = new OutputFolder(root);
  second.write('docs/a', 'file');
  second.sweep();
  expect(listing()).toEqual(['docs', 'docs/a']);
  expect(read('docs/a')).toBe('file');
});

test('bytes are written, and left alone where they are the same', () => {
  const write = (bytes: number[]) => {
    const folder = new OutputFolder(root);
    folder.write('search/a.bin', Uint8Array.from(bytes));
    folder.sweep();
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
