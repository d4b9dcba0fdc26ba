import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {fillInPlace, replaceByMade} from './fillInPlace.js';

function entries(folder: string): string[] {
  return fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
}

test('a folder becomes equal to another; what is equal already is not touched', () => {
  const root = tempSite({
    'from/index.html': 'new',
    'from/same.css': 'same',
    'from/docs/index.html': 'page',
    'from/wasFile/a.txt': 'a',
    'from/wasFolder': 'file',
    'to/index.html': 'old',
    'to/same.css': 'same',
    'to/gone/deep/x.js': 'x',
    'to/wasFile': 'file',
    'to/wasFolder/b.txt': 'b',
  });
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')];
  const before = fs.statSync(path.join(to, 'same.css')).ino;
  fillInPlace(from, to);
  expect(entries(to)).toEqual(entries(from));
  for (const file of ['index.html', 'docs/index.html', 'wasFile/a.txt', 'wasFolder'])
    expect(fs.readFileSync(path.join(to, file), 'utf8')).toBe(fs.readFileSync(path.join(from, file), 'utf8'));
  expect(fs.statSync(path.join(to, 'same.css')).ino).toBe(before);
});

test('a file that cannot be made leaves nothing behind', () => {
  const root = tempSite({'index.html': 'old'});
  const make = (temporary: string) => {
    fs.writeFileSync(temporary, 'half');
    throw new Error('full');
  };
  expect(() => replaceByMade(path.join(root, 'index.html'), make)).toThrow('full');
  expect(entries(root)).toEqual(['index.html']);
  expect(fs.readFileSync(path.join(root, 'index.html'), 'utf8')).toBe('old');
});
