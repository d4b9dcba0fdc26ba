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
