import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {FoundSources} from './FoundSources.js';
import {ScannedFiles} from './ScannedFiles.js';

const PAGE = '<img src="https://a.example/x.png">';

/** Folder with a page, and a function that scans it as a build does. It returns the origins, and the texts it read. */
function site() {
  const dir = tempSite({'build/index.html': PAGE, 'build/other.html': PAGE});
  const build = (version = '1') => {
    const files = new ScannedFiles({outDir: path.join(dir, 'build'), cacheDir: dir, version});
    const read: string[] = [];
    const scan = (text: string, found: FoundSources) => {
      read.push(text);
      found.addOrigin('img-src', /"(.+?example)/.exec(text)?.[1] ?? '');
    };
    const lists = ['index.html', 'other.html'].map((name) => files.sourcesOf(name, scan));
    files.save();
    return {read, origins: lists.map((one) => one.origins)};
  };
  return {dir, page: path.join(dir, 'build/index.html'), build};
}

test('an unchanged file is not read again; a changed one is', () => {
  const {page, build} = site();
  const first = build();
  expect(first.read).toEqual([PAGE, PAGE]);
  expect(first.origins).toEqual([[['img-src', ['https://a.example']]], [['img-src', ['https://a.example']]]]);
  expect(build()).toEqual({read: [], origins: first.origins});
  const edited = PAGE.replace('a.example', 'b.example');
  fs.writeFileSync(page, edited);
  fs.utimesSync(page, new Date(), new Date(Date.now() + 5000));
  expect(build()).toEqual({
    read: [edited],
    origins: [[['img-src', ['https://b.example']]], first.origins[1]],
  });
  expect(build().read).toEqual([]);
});

test('another version reads all files, and so does a build with a damaged cache', () => {
  const {dir, build} = site();
  build();
  expect(build('2').read).toHaveLength(2);
  fs.writeFileSync(path.join(dir, 'policy.table'), 'damaged');
  expect(build('2').read).toHaveLength(2);
});
