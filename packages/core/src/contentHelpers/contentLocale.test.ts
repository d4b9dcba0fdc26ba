import {expect, test} from 'vitest';
import type {LoadContext} from '../plugins/Plugin.js';
import {contentLocaleOf} from './contentLocale.js';

function contentLocale(currentLocale: string, defaultLocale: string, file = 'docs/a.md', localeConfigs = {}) {
  const i18n = {currentLocale, defaultLocale} as LoadContext['i18n'];
  const siteConfig = {i18n: {localeConfigs}} as LoadContext['siteConfig'];
  return contentLocaleOf({i18n, siteConfig}, {file, originalFile: 'docs/a.md'}).contentLocale;
}

test('a page without a translation is in the default language', () => {
  expect(contentLocale('fr', 'en')).toBe('en');
  expect(contentLocale('zh-Hant', 'zh-Hans')).toBe('zh-Hans');
});

test('a translated page, the default locale and regions of one language are in the language of the page', () => {
  expect(contentLocale('fr', 'en', 'i18n/fr/a.md')).toBeUndefined();
  expect(contentLocale('en', 'en')).toBeUndefined();
  expect(contentLocale('en-GB', 'en')).toBeUndefined();
  expect(contentLocale('zh-TW', 'zh-Hant')).toBeUndefined();
});

test('a locale whose translations are turned off has files of its own', () => {
  const localeConfigs = {fr: {translate: false}};
  expect(contentLocale('fr', 'en', 'docs/a.md', localeConfigs)).toBeUndefined();
});
