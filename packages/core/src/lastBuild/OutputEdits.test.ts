import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {OutputEdits} from './OutputEdits.js';

test('nothing changes before it is applied, and no file is written in place', () => {
  const root = tempSite({'docs/index.html': 'old', 'docs/old.txt': 'old', 'other.html': 'other'});
  const source = path.join(tempSite({'page.html': 'new'}), 'page.html');
  const copy = path.join(root, 'copy.html');
  fs.linkSync(path.join(root, 'docs/index.html'), copy);
  const edits = new OutputEdits(root);
  edits.link(source, 'docs/index.html');
  edits.write('assets/new.txt', 'text');
  edits.remove('docs/old.txt');
  expect(fs.readFileSync(path.join(root, 'docs/index.html'), 'utf8')).toBe('old');
  edits.apply();
  expect(fs.readFileSync(path.join(root, 'docs/index.html'), 'utf8')).toBe('new');
  expect(fs.readFileSync(copy, 'utf8'), 'what was linked to the old file').toBe('old');
  expect(fs.readdirSync(root, {recursive: true}).sort()).toEqual(
    [
      'assets',
      path.join('assets', 'new.txt'),
      'copy.html',
      'docs',
      path.join('docs', 'index.html'),
      'other.html',
    ].sort(),
  );
});

test('a file that is made and removed stays', () => {
  const root = tempSite({'a.txt': 'old'});
  const edits = new OutputEdits(root);
  edits.remove('a.txt');
  edits.write('a.txt', 'new');
  edits.apply();
  expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('new');
});

test('what pages name is there before them, and a failure leaves the pages as they were', () => {
  const root = tempSite({'index.html': 'old', 'index.payload.json': 'old', 'old.txt': 'old'});
  const edits = new OutputEdits(root);
  edits.write('index.html', 'new');
  edits.write('index.payload.json', 'new');
  edits.link(path.join(root, 'missing.txt'), 'assets/new.txt');
  edits.remove('old.txt');
  expect(() => edits.apply()).toThrow(/ENOENT/);
  expect(fs.readdirSync(root).sort()).toEqual(['assets', 'index.html', 'index.payload.json', 'old.txt']);
  expect(fs.readFileSync(path.join(root, 'index.html'), 'utf8')).toBe('old');
});

test('a file that cannot be made is an error that says so of the output', () => {
  const edits = new OutputEdits(tempSite({docs: 'a file in place of the folder'}));
  edits.write('docs/a.txt', 'new');
  expect(() => edits.apply()).toThrow(expect.objectContaining({code: 'OUTPUT_INCOMPLETE'}));
});
