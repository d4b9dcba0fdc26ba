import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {FileFacts} from './FileFacts.js';
import type {PluginValues} from './pluginCache.js';

interface Facts {
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly contentTitle: string;
}

function writeSite(files: {readonly [file: string]: string}): string {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-facts-')));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(siteDir, name), text);
  return siteDir;
}

function memoryCache(text = ''): PluginValues & {text: string} {
  return {
    text,
    read() {
      return this.text === '' ? undefined : JSON.parse(this.text);
    },
    find(key) {
      return this.read()?.[key];
    },
    write(value) {
      this.text = JSON.stringify(value);
    },
  };
}

const docOf = (frontMatter: object): Facts => ({frontMatter: {...frontMatter}, contentTitle: 'Title'});

test('what a file holds is known until its time or size changes', () => {
  const file = path.join(writeSite({'a.md': 'Text.'}), 'a.md');
  const facts = new FileFacts<Facts>({siteDir: path.dirname(file)});
  facts.remember(file, fs.statSync(file), docOf({title: 'A'}));
  expect(facts.find(file, fs.statSync(file))?.frontMatter.title).toBe('A');
  fs.writeFileSync(file, 'Other text.');
  expect(facts.find(file, fs.statSync(file))).toBeUndefined();
  expect(facts.last(file)?.frontMatter.title).toBe('A');
});

test('the next build knows what this one read, except what JSON cannot hold and files that are gone', () => {
  const siteDir = writeSite({'a.md': 'Text.', 'b.md': 'Text.', 'c.md': 'Text.'});
  const file = (name: string) => path.join(siteDir, name);
  const cache = memoryCache();
  const first = new FileFacts<Facts>({siteDir, cache});
  first.remember(file('a.md'), fs.statSync(file('a.md')), docOf({title: 'A'}));
  first.remember(file('b.md'), fs.statSync(file('b.md')), docOf({sidebar_custom_props: {n: Number.NaN}}));
  first.remember(file('c.md'), fs.statSync(file('c.md')), docOf({}));
  first.save();
  expect(cache.text).not.toContain(siteDir);

  const second = new FileFacts<Facts>({siteDir, cache});
  expect(second.find(file('a.md'), fs.statSync(file('a.md')))).toEqual(docOf({title: 'A'}));
  expect(second.last(file('b.md'))).toBeUndefined();
  second.save();
  expect(new FileFacts<Facts>({siteDir, cache}).last(file('c.md'))).toBeUndefined();
});

test.each([
  '{}',
  '{"a.md":null,"b.md":{"mtimeMs":1}}',
  '{"a.md":7,"b.md":{"mtimeMs":1,"size":2,"facts":null}}',
])('what is no fact of a file counts as missing: %s', (text) => {
  const facts = new FileFacts<Facts>({siteDir: '/site', cache: memoryCache(text)});
  expect([facts.last('/site/a.md'), facts.last('/site/b.md')]).toEqual([undefined, undefined]);
});

test('the last facts of one file are found without reading those of the others', () => {
  const siteDir = writeSite({'a.md': 'Text.', 'b.md': 'Text.'});
  const [a, b] = [path.join(siteDir, 'a.md'), path.join(siteDir, 'b.md')];
  const cache = memoryCache();
  const first = new FileFacts<Facts>({siteDir, cache});
  for (const file of [a, b]) first.remember(file, fs.statSync(file), docOf({title: path.basename(file)}));
  first.save();
  let isRead = false;
  const second = new FileFacts<Facts>({
    siteDir,
    cache: {
      ...cache,
      read: () => {
        isRead = true;
        return cache.read();
      },
      find: (key) => cache.read()?.[key],
    },
  });
  expect(second.last(a)).toEqual(docOf({title: 'a.md'}));
  second.remember(a, fs.statSync(a), docOf({title: 'New'}));
  expect(second.last(a)).toEqual(docOf({title: 'New'}));
  expect(isRead).toBe(false);
  expect(second.find(b, fs.statSync(b))).toEqual(docOf({title: 'b.md'}));
  expect(second.find(a, fs.statSync(a))).toEqual(docOf({title: 'New'}));
  expect(isRead).toBe(true);
});
