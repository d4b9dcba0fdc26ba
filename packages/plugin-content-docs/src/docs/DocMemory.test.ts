import fs from 'node:fs';
import path from 'node:path';
import {openPluginCache, type PluginCache} from '@lectern/core/content-helpers';
import {expect, test} from 'vitest';
import {publishSite, testContext, writeSite} from '../../test/testSite.js';
import {CODE} from '../paths.js';
import {DocMemory, type ReadDoc} from './DocMemory.js';

function memoryCache(text = ''): PluginCache & {text: string} {
  return {
    version: '1',
    text,
    read() {
      return this.text === '' ? undefined : JSON.parse(this.text);
    },
    write(value) {
      this.text = JSON.stringify(value);
    },
  };
}

const docOf = (frontMatter: object): ReadDoc => ({
  frontMatter: {description: undefined, tags: undefined, ...frontMatter},
  contentTitle: 'Title',
  excerpt: undefined,
});

test('what a file holds is known until its time or size changes', () => {
  const file = path.join(writeSite({'a.md': 'Text.'}), 'a.md');
  const memory = new DocMemory(path.dirname(file));
  memory.remember(file, fs.statSync(file), docOf({title: 'A'}));
  expect(memory.find(file, fs.statSync(file))?.frontMatter.title).toBe('A');
  fs.writeFileSync(file, 'Other text.');
  expect(memory.find(file, fs.statSync(file))).toBeUndefined();
  expect(memory.last(file)?.frontMatter.title).toBe('A');
});

test('the next build knows what this one read, except what JSON cannot hold and files that are gone', () => {
  const siteDir = writeSite({'a.md': 'Text.', 'b.md': 'Text.', 'c.md': 'Text.'});
  const file = (name: string) => path.join(siteDir, name);
  const cache = memoryCache();
  const first = new DocMemory(siteDir, cache);
  first.remember(file('a.md'), fs.statSync(file('a.md')), docOf({title: 'A'}));
  first.remember(file('b.md'), fs.statSync(file('b.md')), docOf({sidebar_custom_props: {n: Number.NaN}}));
  first.remember(file('c.md'), fs.statSync(file('c.md')), docOf({}));
  first.save();
  expect(cache.text).not.toContain(siteDir);

  const second = new DocMemory(siteDir, cache);
  expect(second.find(file('a.md'), fs.statSync(file('a.md')))).toEqual(docOf({title: 'A'}));
  expect(second.last(file('b.md'))).toBeUndefined();
  second.save();
  expect(new DocMemory(siteDir, cache).last(file('c.md'))).toBeUndefined();
});

test.each([
  'null',
  '7',
  '{"format":1}',
  '{"format":1,"docs":{"a.md":null,"b.md":{"mtimeMs":1}}}',
  '{"format":0,"docs":{}}',
])('a damaged cache is an empty one: %s', (text) => {
  const memory = new DocMemory('/site', memoryCache(text));
  expect([memory.last('/site/a.md'), memory.last('/site/b.md')]).toEqual([undefined, undefined]);
});

test('a second load of a site gives the same docs from the cache', async () => {
  const siteDir = writeSite({
    'docs/a.md':
      '---\ntags: [x]\nlast_update: {date: 2020-01-01}\ncustom: {deep: [1, null]}\n---\n\n# A\n\nText.\n',
  });
  const first = await publishSite(siteDir);
  const context = testContext(siteDir);
  const name = `docs-facts-default-current-${context.siteConfig.markdown.format}`;
  expect(openPluginCache(context, name, CODE).read()).toMatchObject({docs: {'docs/a.md': {}}});
  const second = await publishSite(siteDir);
  expect(JSON.stringify(second.content)).toBe(JSON.stringify(first.content));
});
