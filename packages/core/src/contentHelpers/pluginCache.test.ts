import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {cacheDirOf} from '../cache/cacheDir.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {openPluginBytes} from './pluginCache.js';

test('bytes are read by the same code alone, and not if they are damaged', () => {
  const siteDir = tempSite({
    'one/package.json': '{"version": "1.0.0"}',
    'one/dist/a.js': '',
    'two/package.json': '{"version": "2.0.0"}',
    'two/dist/a.js': '',
  });
  const context = {siteDir, i18n: {currentLocale: 'en'}} as LoadContext;
  const open = (code: string, name = 'numbers') =>
    openPluginBytes(context, name, pathToFileURL(path.join(siteDir, code, 'dist')));
  const bytes = new Uint8Array([10, 0, 255, 13, 10]);
  expect(open('one').read()).toBeUndefined();
  open('one').write([bytes.subarray(0, 2), bytes.subarray(2)]);
  expect([...(open('one').read() ?? [])]).toEqual([...bytes]);
  expect(open('one', 'others').read()).toBeUndefined();
  expect(open('two').read()).toBeUndefined();
  const dir = cacheDirOf(siteDir);
  const [file = ''] = fs.readdirSync(dir).filter((name) => name.endsWith('.bin'));
  fs.appendFileSync(path.join(dir, file), 'x');
  expect(open('one').read()).toBeUndefined();
});
