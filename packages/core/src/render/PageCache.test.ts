import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {PageCache} from './PageCache.js';
import type {PageRecord} from './RenderJob.js';

let cacheDir: string;

beforeEach(() => {
  cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  onTestFinished(() => fs.rmSync(cacheDir, {recursive: true}));
});

const urls: {[ref: string]: string} = {'data:a': '/a.1.json'};
const dataUrl = (ref: string) => urls[ref];
const open = () => new PageCache(cacheDir, 'site');

/** Writes the file of a page as a build does, and returns its record. */
function store(key: string, html: string, data: readonly string[] = []): PageRecord {
  const pages = open();
  const file = pages.file(key);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, html);
  const {size, mtimeMs} = fs.statSync(file);
  const found = {path: `/${key}`, cost: 1, details: '{}', anchorsKey: '', noIndex: false, data};
  return {key, size, mtimeMs, hash: sha256(html), ...found};
}

test('a page is found as long as its file holds what was rendered', () => {
  const record = store('k1', 'page');
  open().write([record], dataUrl);
  const file = open().file('k1');
  expect(open().find('k1', dataUrl)).toMatchObject({key: 'k1', hash: record.hash});
  expect(open().find('k2', dataUrl)).toBeUndefined();
  fs.utimesSync(file, 1, 1);
  expect(open().find('k1', dataUrl), 'touched').toMatchObject({key: 'k1', mtimeMs: 1000});
  fs.writeFileSync(file, 'egap');
  expect(open().find('k1', dataUrl), 'edited in place').toBeUndefined();
  fs.writeFileSync(file, 'longer page');
  expect(open().find('k1', dataUrl)).toBeUndefined();
  fs.rmSync(file);
  expect(open().find('k1', dataUrl)).toBeUndefined();
});

test('a page that asked for data is found as long as the data is the same', () => {
  open().write([store('k1', 'page', ['data:a'])], dataUrl);
  expect(open().find('k1', dataUrl)).toBeDefined();
  expect(open().find('k1', () => '/a.2.json')).toBeUndefined();
  expect(open().find('k1', () => undefined)).toBeUndefined();
});

test('pages that a build did not use go', () => {
  const records = [store('k1', 'one'), store('k2', 'two')];
  open().write(records, dataUrl);
  open().write(records.slice(1), dataUrl);
  expect([open().find('k1', dataUrl), fs.existsSync(open().file('k1'))]).toEqual([undefined, false]);
  expect(open().find('k2', dataUrl)).toBeDefined();
});

test.each(['', '{', 'null', '{"a": 1}'])('a damaged index is an empty one: %s', (text) => {
  open().write([store('k1', 'one')], dataUrl);
  fs.writeFileSync(path.join(cacheDir, 'pages-site.0.table'), text);
  expect(open().find('k1', dataUrl)).toBeUndefined();
});
