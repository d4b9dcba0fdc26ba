import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {FolderSource} from './FolderSource.js';
import {MAX_FILE_BYTES} from './SiteSource.js';

let dir: string;
let source: FolderSource;

beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-folder-')));
  fs.mkdirSync(path.join(dir, 'build/docs.md'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'secret.md'), 'secret');
  fs.writeFileSync(path.join(dir, 'build/page.md'), 'A page');
  fs.symlinkSync('page.md', path.join(dir, 'build/inner.md'));
  fs.symlinkSync('../secret.md', path.join(dir, 'build/outer.md'));
  fs.symlinkSync('..', path.join(dir, 'build/up'));
  fs.symlinkSync('loop.md', path.join(dir, 'build/loop.md'));
  fs.writeFileSync(path.join(dir, 'build/large.md'), Buffer.alloc(MAX_FILE_BYTES + 1, 'x'));
  source = new FolderSource(path.join(dir, 'build'), '/');
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

test('files of the folder are read, with the time of their change', async () => {
  const file = await source.read('page.md');
  expect(file).toEqual({text: 'A page', changed: fs.statSync(path.join(dir, 'build/page.md')).mtime});
  expect((await source.read('inner.md'))?.text).toBe('A page');
});

test.each([
  'none.md',
  'docs.md',
  'page.md/x',
  'outer.md',
  'up/secret.md',
  '../secret.md',
  'docs.md/../page.md',
  '/page.md',
  './page.md',
  '..\\secret.md',
  '',
  'a\0b',
  'x'.repeat(1000),
  'x'.repeat(10_000),
])('%s is no file of the folder', async (file) => {
  expect(await source.read(file)).toBeUndefined();
});

test('a file that cannot be read gives an error for the reader', async () => {
  await expect(source.read('large.md')).rejects.toThrow('is larger than 8 MB');
  await expect(source.read('loop.md')).rejects.toThrow('cannot be read: ELOOP');
});

test.skipIf(process.platform === 'win32')('a pipe is no file: reading it would never end', async () => {
  execFileSync('mkfifo', [path.join(dir, 'build/pipe.md')]);
  expect(await source.read('pipe.md')).toBeUndefined();
});

test('the folder may be replaced, or be gone', async () => {
  const other = new FolderSource(path.join(dir, 'other'), '/');
  await expect(other.read('page.md')).rejects.toThrow('The folder of the build is gone.');
  fs.mkdirSync(path.join(dir, 'other'));
  fs.writeFileSync(path.join(dir, 'other/page.md'), 'Later');
  expect((await other.read('page.md'))?.text).toBe('Later');
  expect((await other.readBuildTime())?.getTime()).toBeGreaterThan(Date.now() - 60_000);
});
