import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../core/test/tempSite.js';
import {codeTranslationLocalesToTry, readDefaultCodeTranslationMessages} from './index.js';

test('a locale is followed by the ones that may take its place', () => {
  expect(codeTranslationLocalesToTry('fr-CA')).toEqual(['fr-CA', 'fr-CA', 'fr-Latn', 'fr']);
  expect(codeTranslationLocalesToTry('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-TW', 'zh-Hant', 'zh']);
  expect(codeTranslationLocalesToTry('not a locale')).toEqual(['not a locale']);
});

test('messages are those of the nearest locale', async () => {
  const dirPath = tempSite({'fr/theme.json': '{"a": "un"}'});
  const read = (locale: string) => readDefaultCodeTranslationMessages({dirPath, locale, name: 'theme'});
  expect(await read('fr-CA')).toEqual({a: 'un'});
  expect(await read('it')).toEqual({});
});

test('a file that is not JSON, or has other values than strings, is reported', async () => {
  const dirPath = tempSite({
    'de/theme.json': '{\n  "a": "eins",\n}',
    'es/theme.json': '{"a": {"message": "uno"}}',
    'it/theme.json': '',
  });
  const read = (locale: string) => readDefaultCodeTranslationMessages({dirPath, locale, name: 'theme'});
  const file = (locale: string) => path.join(dirPath, locale, 'theme.json');
  await expect(read('de')).rejects.toThrow(`${file('de')}:3 is not JSON (PropertyNameExpected).`);
  await expect(read('es')).rejects.toThrow(`${file('es')}: the message "a" must be a string.`);
  await expect(read('it')).rejects.toThrow(`${file('it')}:1 is not JSON (ValueExpected).`);
});

test('without a folder, messages are those of our themes, also under the names that Docusaurus has for them', async () => {
  const search = async (locale: string, name = 'theme-search') =>
    (await readDefaultCodeTranslationMessages({locale, name}))['theme.SearchBar.label'];
  expect(await search('fr-CA')).toBe('Chercher');
  expect(await search('fr', 'theme-search-algolia')).toBe('Chercher');
  expect(await search('zh-CN')).toBe('搜索');
  expect(await search('zh-HK')).toBe('搜尋');
  expect(await search('pt')).toBe('Procurar');
  expect(await search('pt-AO')).toBe('Pesquisar');
  expect(await search('no')).toBe('Søk');
  expect(await search('en')).toBeUndefined();
  expect(await search('la')).toBeUndefined();
  const classic = await readDefaultCodeTranslationMessages({locale: 'de', name: 'theme-common'});
  expect(classic['theme.NotFound.title']).toBe('Seite nicht gefunden');
});
