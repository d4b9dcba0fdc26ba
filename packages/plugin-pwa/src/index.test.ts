import type {LoadContext} from '@lectern/core';
import {expect, test} from 'vitest';
import {tempSite} from '../../core/test/tempSite.js';
import pluginPwa from './index.js';
import {pwaOptionsSchema} from './options.js';

test('the message about a new version is in the language of the site', async () => {
  const context = {
    siteDir: tempSite({}),
    siteConfig: {staticDirectories: [], future: {}},
    mode: 'production',
    i18n: {currentLocale: 'uk'},
  } as unknown as LoadContext;
  const plugin = pluginPwa(context, pwaOptionsSchema.parse({}));
  const messages = await plugin?.getDefaultCodeTranslationMessages?.();
  expect(messages?.['theme.PwaReloadPopup.info']).toBe('Доступна нова версія');
});

test('a relocatable site has no worker, and the build says why', () => {
  const warnings: string[] = [];
  const context = {
    siteConfig: {relocatable: true, future: {}},
    mode: 'production',
    reports: {warn: (text: string) => warnings.push(text)},
  } as unknown as LoadContext;
  expect(pluginPwa(context, pwaOptionsSchema.parse({}))).toBeNull();
  expect(warnings).toEqual([
    'The pwa plugin has no effect in a relocatable site: browsers run no service workers from disk.',
  ]);
});
