import path from 'node:path';
import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {localeFolders} from './localeFolders.js';
import {resolveConfig} from './resolveConfig.js';

async function foldersOf(localeConfigs: object, {baseUrl = '/', locales = ['en', 'fr']} = {}) {
  const i18n = JSON.stringify({defaultLocale: 'en', locales, localeConfigs});
  const text = configText(`i18n: ${i18n}`).replace("baseUrl: '/'", `baseUrl: '${baseUrl}'`);
  const config = await resolveConfig({siteDir: tempSite({'site.config.ts': text}), mode: 'production'});
  const folders = [...localeFolders(config, locales)];
  return Object.fromEntries(
    folders.map(([locale, folder]) => [locale, path.relative(config.outDir, folder)]),
  );
}

test('the output folder of a locale is what its base URL adds to that of the site', async () => {
  expect(await foldersOf({})).toEqual({en: '', fr: 'fr'});
  expect(await foldersOf({}, {baseUrl: '/docs/'})).toEqual({en: '', fr: 'fr'});
  expect(await foldersOf({fr: {baseUrl: '/docs/francais/'}}, {baseUrl: '/docs/'})).toEqual({
    en: '',
    fr: 'francais',
  });
  expect(await foldersOf({fr: {baseUrl: '/frän çais/'}})).toEqual({en: '', fr: 'frän çais'});
  expect(await foldersOf({fr: {baseUrl: '/a/b/'}})).toEqual({en: '', fr: path.join('a', 'b')});
});

test('the default locale may be in a folder, and another one at the root of the site', async () => {
  const localeConfigs = {en: {baseUrl: '/en/'}, fr: {baseUrl: '/'}};
  expect(await foldersOf(localeConfigs)).toEqual({en: 'en', fr: ''});
  expect(await foldersOf({en: {baseUrl: '/en/'}})).toEqual({en: 'en', fr: 'fr'});
  const below = {en: {baseUrl: '/docs/en/'}, fr: {baseUrl: '/docs/'}};
  expect(await foldersOf(below, {baseUrl: '/docs/'})).toEqual({en: 'en', fr: ''});
});

test.each([
  ['the root', {fr: {baseUrl: '/'}}],
  ['one folder', {en: {baseUrl: '/x/'}, fr: {baseUrl: 'x'}}],
  [
    'the root of two domains',
    {en: {url: 'https://a.test', baseUrl: '/'}, fr: {url: 'https://b.test', baseUrl: '/'}},
  ],
])('two locales at %s are an error that names both', async (_, localeConfigs) => {
  await expect(foldersOf(localeConfigs)).rejects.toMatchObject({
    code: 'LOCALES_SHARE_OUTPUT',
    message: expect.stringContaining('The locales "en" and "fr" have the same address'),
  });
});
