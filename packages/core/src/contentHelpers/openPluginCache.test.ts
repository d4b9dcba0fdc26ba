import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {openPluginCache} from './openPluginCache.js';

test('records are read by the same code in the same locale alone', () => {
  const siteDir = tempSite({
    'one/package.json': '{"version": "1.0.0"}',
    'one/dist/a.js': '',
    'two/package.json': '{"version": "2.0.0"}',
    'two/dist/a.js': '',
    'site/plugin/a.ts': '',
  });
  const open = (code = 'one', name = 'facts', currentLocale = 'en') =>
    openPluginCache<{[key: string]: number}>(
      {cacheDir: path.join(siteDir, 'cache'), i18n: {currentLocale}} as LoadContext,
      name,
      pathToFileURL(path.join(siteDir, code, code === 'site' ? 'plugin' : 'dist')),
    ).readAll();
  openPluginCache(
    {cacheDir: path.join(siteDir, 'cache'), i18n: {currentLocale: 'en'}} as LoadContext,
    'facts',
    pathToFileURL(path.join(siteDir, 'one/dist')),
  ).write({a: 1});
  expect(open()).toEqual({a: 1});
  const others = [open('two'), open('site'), open('one', 'other'), open('one', 'facts', 'fr')];
  expect(others).toEqual([{}, {}, {}, {}]);
});
