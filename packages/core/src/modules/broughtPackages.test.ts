import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {BROUGHT_PACKAGES, broughtFile, broughtPackageDirs} from './broughtPackages.js';
import {addPackageFallbacks} from './packageFallbacks.js';

test('packages that come with Docusaurus are found for the browser, those of a theme first', () => {
  const dir = tempSite({
    'node_modules/theme/node_modules/clsx/package.json': '{"name": "clsx", "exports": {".": "./dist/a.js"}}',
    'node_modules/theme/node_modules/clsx/dist/a.js': '',
  });
  const dirs = broughtPackageDirs([path.join(dir, 'node_modules/theme')]);
  expect(dirs.clsx).toBe(path.join(dir, 'node_modules/theme/node_modules/clsx'));
  expect(path.basename(dirs['parse-numeric-range'] ?? '')).toBe('parse-numeric-range');
});

test('each of them is installed with our packages', () => {
  const missing = BROUGHT_PACKAGES.filter((name) => broughtFile(name) === undefined);
  // The theme depends on clsx.
  expect(missing.filter((name) => !['clsx'].includes(name))).toEqual([]);
});

test('a plugin may require them without listing them, unless it has its own', () => {
  const dir = tempSite({
    'node_modules/plugin/index.js': '',
    'node_modules/other/index.js': '',
    'node_modules/other/node_modules/joi/index.js': '',
  });
  addPackageFallbacks(dir);
  const resolve = (plugin: string, request: string) =>
    createRequire(path.join(dir, `node_modules/${plugin}/index.js`)).resolve(request);
  expect(resolve('plugin', 'joi')).toBe(broughtFile('joi'));
  expect(resolve('plugin', 'webpack/package.json')).toBe(broughtFile('webpack/package.json'));
  expect(resolve('other', 'joi')).toBe(path.join(dir, 'node_modules/other/node_modules/joi/index.js'));
  expect(() => resolve('plugin', 'not-there')).toThrow('Cannot find module');
});
