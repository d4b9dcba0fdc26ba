import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {InjectManifestConfig, PrecacheEntry} from '../options.js';
import {precacheList, revisionOf} from './precacheList.js';

const FILES = ['assets/js/main.0123abcd.js', 'docs/index.html', 'img/a.png', 'main.js.map'];

let outDir = '';

beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pwa-precache-'));
  for (const file of FILES) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), file);
  }
});
afterAll(() => fs.rmSync(outDir, {recursive: true, force: true}));

const list = (config: InjectManifestConfig = {}) =>
  precacheList({
    files: FILES.map((file) => ({file, size: fs.statSync(path.join(outDir, file)).size})),
    hashOf: (file) => revisionOf(path.join(outDir, file)),
    config,
  });
const urls = async (config: InjectManifestConfig) => (await list(config)).map(({url}) => url);

test('files have URLs and hashes, unless their names have hashes; source maps are left out', async () => {
  expect(await list()).toEqual([
    {url: 'assets/js/main.0123abcd.js', revision: null},
    {url: 'docs/', revision: expect.stringMatching(/^[0-9a-f]{12}$/)},
    {url: 'img/a.png', revision: expect.stringMatching(/^[0-9a-f]{12}$/)},
  ]);
});

test('another content has another revision', async () => {
  const before = await list();
  fs.appendFileSync(path.join(outDir, 'img/a.png'), '!');
  const after = await list();
  expect(after.filter(({revision}, at) => revision !== before[at]?.revision).map(({url}) => url)).toEqual([
    'img/a.png',
  ]);
});

test.each<[string, InjectManifestConfig, readonly string[]]>([
  ['include, a beginning', {include: ['IMG/']}, ['img/a.png']],
  ['include, a global pattern', {include: [/\.png$/g]}, ['img/a.png']],
  ['exclude, a function', {exclude: [({asset}) => asset.name !== 'docs/index.html']}, ['docs/']],
  ['exclude takes the place of its default', {exclude: [/assets|docs|img/]}, ['main.js.map']],
  [
    'modifyURLPrefix',
    {include: ['img'], modifyURLPrefix: {'img/': 'https://cdn.example/'}},
    ['https://cdn.example/a.png'],
  ],
  [
    'additionalManifestEntries',
    {include: ['img'], additionalManifestEntries: ['offline', {url: 'x', revision: '1'}]},
    ['img/a.png', 'offline', 'x'],
  ],
])('%s', async (_name, config, wanted) => {
  expect(await urls(config)).toEqual(wanted);
});

test('dontCacheBustURLsMatching takes revisions away', async () => {
  const found = await list({include: ['img', 'docs'], dontCacheBustURLsMatching: /\.png$/});
  expect(found.map(({revision}) => revision === null)).toEqual([false, true]);
});

test('manifestTransforms get paths and sizes, one after the other', async () => {
  const seen: PrecacheEntry[] = [];
  const manifestTransforms: InjectManifestConfig['manifestTransforms'] = [
    (entries) => {
      seen.push(...entries);
      return {manifest: entries.slice(1)};
    },
    async (entries) => ({manifest: entries.map((entry) => ({...entry, revision: 'r'}))}),
  ];
  expect(await list({manifestTransforms})).toEqual([
    {url: 'docs/', revision: 'r'},
    {url: 'img/a.png', revision: 'r'},
  ]);
  expect(seen[1]).toMatchObject({url: 'docs/index.html', size: 15});
});

test('a transform that returns no list is an error', async () => {
  const wrong: unknown = () => ({entries: []});
  const manifestTransforms = [wrong] as InjectManifestConfig['manifestTransforms'];
  await expect(list({manifestTransforms})).rejects.toThrow('"manifestTransforms"');
});
