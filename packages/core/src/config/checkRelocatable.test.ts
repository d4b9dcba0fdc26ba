import {expect, test} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {resolveConfig} from './resolveConfig.js';

const resolve = (fields: string) =>
  resolveConfig({siteDir: tempSite({'site.config.ts': configText(`\n${fields}`)}), mode: 'production'});

test('a relocatable site has no hash router', async () => {
  const future = "future: {experimental_router: 'hash'},";
  await expect(resolve(`relocatable: true,\n${future}`)).rejects.toMatchObject({
    code: 'CONFIG_INVALID_FIELD',
    message:
      '"relocatable" cannot be combined with the hash router. Remove one of them: "relocatable" makes a file for each page, which also opens from disk.',
    location: {file: expect.stringContaining('site.config.ts'), line: 2},
  });
});

test('the locales of a relocatable site have no base URLs of their own', async () => {
  const i18n = "i18n: {defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {fr: {baseUrl: '/f/'}}},";
  await expect(resolve(`relocatable: true,\n${i18n}`)).rejects.toMatchObject({
    code: 'CONFIG_INVALID_FIELD',
    message:
      '"i18n.localeConfigs.fr.baseUrl" cannot be combined with "relocatable": the folder of the locale has to be in the folder of the site. Remove it.',
    location: {line: 3},
  });
  expect((await resolve(`relocatable: false,\n${i18n}`)).config.relocatable).toBe(false);
});
