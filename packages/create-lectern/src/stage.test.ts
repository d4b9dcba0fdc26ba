import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {checkEmpty, openStage, writeFiles} from './stage.js';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-stage-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
});

const files = new Map([['docs/intro.md', '# Hi\n']]);

function makeIn(dest: string): void {
  const stage = openStage(dest);
  writeFiles(stage.dir, files);
  stage.place();
}

test.each(['new', 'deep/er/new'])('%s is made as a whole', (name) => {
  const dest = path.join(dir, name);
  makeIn(dest);
  expect(fs.readFileSync(path.join(dest, 'docs/intro.md'), 'utf8')).toBe('# Hi\n');
  expect(fs.readdirSync(path.dirname(dest))).toEqual(['new']);
  expect(fs.statSync(dest).mode & 0o700).toBe(0o700);
});

test('an empty folder is filled, and keeps its repository', () => {
  fs.mkdirSync(path.join(dir, '.git'));
  makeIn(dir);
  expect(fs.readdirSync(dir).sort()).toEqual(['.git', 'docs']);
});

test('nothing is left of a discarded project, its parent folders included', () => {
  const stage = openStage(path.join(dir, 'deep/er/new'));
  writeFiles(stage.dir, files);
  stage.discard();
  expect(fs.readdirSync(dir)).toEqual([]);
});

test('a folder that got files in the meantime is left alone', () => {
  const dest = path.join(dir, 'new');
  const stage = openStage(dest);
  writeFiles(dest, new Map([['mine.txt', 'mine']]));
  expect(() => stage.place()).toThrow(`${dest} is not empty: it has "mine.txt".`);
  stage.discard();
  expect(fs.readdirSync(dest)).toEqual(['mine.txt']);
});

test('files that cannot be moved into an existing folder are moved back', () => {
  const stage = openStage(dir);
  writeFiles(
    stage.dir,
    new Map([
      ['.git/x', ''],
      ['a.md', ''],
    ]),
  );
  writeFiles(dir, new Map([['.git/y', '']]));
  expect(() => stage.place()).toThrow(expect.objectContaining({code: 'CREATE_FOLDER_NOT_WRITABLE'}));
  stage.discard();
  expect(fs.readdirSync(dir)).toEqual(['.git']);
  expect(fs.readdirSync(path.join(dir, '.git'))).toEqual(['y']);
});

test('a file, or a link that leads nowhere, is in the way', () => {
  fs.writeFileSync(path.join(dir, 'file'), '');
  fs.symlinkSync('nowhere', path.join(dir, 'link'));
  for (const name of ['file', 'link']) {
    expect(() => checkEmpty(path.join(dir, name))).toThrow(`${path.join(dir, name)} is a file.`);
  }
});

test('a folder below a file cannot be made', () => {
  fs.writeFileSync(path.join(dir, 'file'), '');
  const dest = path.join(dir, 'file/new');
  expect(() => openStage(dest)).toThrow(`Nothing can be written to ${dest}: a file is in the way.`);
});
