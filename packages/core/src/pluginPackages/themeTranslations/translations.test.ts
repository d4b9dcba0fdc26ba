import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../../test/tempSite.js';
import {codeTranslationLocalesToTry, readDefaultCodeTranslationMessages} from './index.js';

test('a locale is followed by the ones that may stand in for it', () => {
  expect(codeTranslationLocalesToTry('fr-CA')).toEqual(['fr-CA', 'fr-CA', 'fr-Latn', 'fr']);
  expect(codeTranslationLocalesToTry('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-TW', 'zh-Hant', 'zh']);
});

test('messages are those of the nearest locale', async () => {
  const dirPath = tempSite({'fr/theme.json': '{"a": "un"}', 'de/theme.json': '{'});
  const read = (locale: string) => readDefaultCodeTranslationMessages({dirPath, locale, name: 'theme'});
  expect(await read('fr-CA')).toEqual({a: 'un'});
  expect(await read('it')).toEqual({});
  await expect(read('de')).rejects.toThrow(`${path.join(dirPath, 'de/theme.json')}:1 is not JSON`);
});
