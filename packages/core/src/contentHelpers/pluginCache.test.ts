import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {cacheDirOf} from '../cache/cacheDir.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {openPluginParts, openPluginValues} from './pluginCache.js';

test('parts are read one by one, by the same code alone, and not if they are damaged', () => {
  const siteDir = tempSite({
    'one/package.json': '{"version": "1.0.0"}',
    'one/dist/a.js': '',
    'two/package.json': '{"version": "2.0.0"}',
    'two/dist/a.js': '',
  });
  const context = {siteDir, i18n: {currentLocale: 'en'}} as LoadContext;
  const open = (code: string, name = 'numbers') =>
    openPluginParts(context, name, pathToFileURL(path.join(siteDir, code, 'dist')));
  const parts = [new Uint8Array([10, 0, 255, 13, 10]), new Uint8Array(0), new Uint8Array([1, 2])];
  const read = () => [0, 1, 2, 3].map((at) => open('one').read(at));
  expect(open('one').read(0)).toBeUndefined();
  open('one').write(parts);
  expect(read()).toEqual([...parts, undefined]);
  expect(open('one', 'others').read(0)).toBeUndefined();
  expect(open('two').read(0)).toBeUndefined();
  const dir = cacheDirOf(siteDir);
  const [name = ''] = fs.readdirSync(dir).filter((name) => name.endsWith('.bin'));
  const file = path.join(dir, name);
  const whole = fs.readFileSync(file);
  fs.writeFileSync(file, whole.with(whole.length - 1, 3));
  expect(read()).toEqual([parts[0], parts[1], undefined, undefined]);
  fs.truncateSync(file, whole.length - 3);
  expect(read()).toEqual([undefined, parts[1], undefined, undefined]);
  fs.writeFileSync(file, whole.with(20, (whole[20] ?? 0) ^ 1));
  expect(read()).toEqual([undefined, undefined, undefined, undefined]);
});

test('values are read all at once or one by one, by the same code alone', () => {
  const siteDir = tempSite({'package.json': '{"version": "1.0.0"}', 'dist/a.js': '', 'other/a.js': ';'});
  const context = {siteDir, i18n: {currentLocale: 'en'}} as LoadContext;
  const open = (code = 'dist') => openPluginValues(context, 'facts', pathToFileURL(path.join(siteDir, code)));
  const keys = ['docs/a.md', 'b.md', 'docs/größe "1".md', 'line\n"b.md":1', '.'];
  const values = Object.fromEntries(keys.map((key) => [key, {key, text: `é\n${key},`, list: [1, null]}]));
  expect([open().read(), open().find('b.md')]).toEqual([undefined, undefined]);
  open().write(values);
  expect(open().read()).toEqual(values);
  for (const key of keys) expect(open().find(key)).toEqual(values[key]);
  expect(open().find('a.md')).toBeUndefined();
  expect([open('other').read(), open('other').find('b.md')]).toEqual([undefined, undefined]);
  open().write({});
  expect([open().read(), open().find('b.md')]).toEqual([{}, undefined]);
  const dir = cacheDirOf(siteDir);
  for (const file of fs.readdirSync(dir)) fs.appendFileSync(path.join(dir, file), ' ');
  expect([open().read(), open().find('b.md')]).toEqual([undefined, undefined]);
});
