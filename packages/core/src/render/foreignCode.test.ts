import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import type {LoadedContent} from '../content/PluginContent.js';
import {codeOnEveryPage, firstForeign} from './foreignCode.js';

function find(files: {readonly [name: string]: string}, clientModules: readonly string[] = [], aliases = {}) {
  const siteDir = tempSite({'package.json': '{"name": "site"}', ...files});
  const inSite = (file: string) => path.join(siteDir, file);
  const themeAliases = Object.fromEntries(
    Object.entries<string>(aliases).map(([name, file]) => [name, inSite(file)]),
  );
  const plan = {themeAliases, clientModules: clientModules.map(inSite)};
  return codeOnEveryPage(plan, {context: {siteDir}, contents: []} as unknown as LoadedContent);
}

test('a module that is not part of Lectern is found among the requests of a page', () => {
  expect(firstForeign(['@theme/DocItem', '@docusaurus/Link', '@site/src/Chart', 'three'])).toBe('@site/src/Chart');
  expect(firstForeign(['@theme/DocItem', '@lectern/theme-search/client'])).toBeUndefined();
});

test('a replaced component and a client module are code on every page, stylesheets are not', () => {
  expect(find({}, ['src/css/custom.css'])).toBeUndefined();
  expect(find({}, [], {'@theme/Footer': 'src/theme/Footer.tsx'})).toBe('src/theme/Footer.tsx');
  expect(find({'src/track.js': 'addEventListener("load", track);'}, ['src/track.js'])).toBe('src/track.js');
});

test('a client module may declare that readers miss nothing without it', () => {
  const text = 'export const still = true;\nexport function onRouteDidUpdate() {}\n';
  expect(find({'src/track.js': text}, ['src/track.js'])).toBeUndefined();
});
