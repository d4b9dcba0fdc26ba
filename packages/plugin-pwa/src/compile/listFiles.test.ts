import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listFiles, wantedFiles} from './listFiles.js';
import {addressOf} from './precacheList.js';

let outDir = '';

beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pwa-list-'));
  for (const file of ['index.html', '.well-known/a.json', 'fr/index.html', 'docs/a.html', 'docs/fr/b.html']) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), file);
  }
});
afterAll(() => fs.rmSync(outDir, {recursive: true, force: true}));

test('the files of a locale are listed, without those of others', () => {
  expect(listFiles({outDir, apart: ['fr']})).toEqual([
    {file: 'docs/a.html', size: 11},
    {file: 'docs/fr/b.html', size: 14},
    {file: 'index.html', size: 10},
  ]);
});

test('what pages load is wanted: not the not-found page, not HTML of others, not the worker', () => {
  const pages = new Set(['index.html', '404.html']);
  const isWanted = wantedFiles({pages});
  const files = [
    'index.html',
    '404.html',
    'storybook/index.html',
    'sw.js',
    'index.payload.json',
    '404.payload.json',
    'a.pdf',
    'assets/content/a.00000000.txt',
    'robots.txt',
    'blog/feed.json',
    'assets/social/4df5c5e2e9298ac4b858.png',
    'assets/search/index.bin',
    'img/a.webp',
  ];
  expect(files.filter(isWanted)).toEqual([
    'index.html',
    'index.payload.json',
    'assets/content/a.00000000.txt',
    'assets/search/index.bin',
    'img/a.webp',
  ]);
  expect(
    files.filter(wantedFiles({pages, globPatterns: ['**/*.{pdf,html}'], globIgnores: ['index.html']})),
  ).toEqual(['a.pdf']);
});

test('files have addresses that can be requested', () => {
  expect(addressOf('index.html')).toBe('./');
  expect(addressOf('docs/a b/index.html')).toBe('docs/a%20b/');
  expect(addressOf('docs/intro.html')).toBe('docs/intro.html');
  expect(addressOf('100%25#1?.png')).toBe('100%2525%231%3F.png');
});
