import type {LoadContext, Validate} from '@lectern/core';
import {expect, test} from 'vitest';
import themeLiveCodeblock, {validateThemeConfig} from './index.js';

const validate: Validate = (schema, value) => schema.parse(value);

test('the result is below the editor unless the site wants it above', () => {
  expect(validateThemeConfig({validate, themeConfig: {navbar: {}}})).toEqual({
    liveCodeBlock: {playgroundPosition: 'bottom'},
  });
  const liveCodeBlock = {playgroundPosition: 'top'};
  expect(validateThemeConfig({validate, themeConfig: {liveCodeBlock}})).toEqual({liveCodeBlock});
});

test('mistakes in the settings are refused', () => {
  for (const liveCodeBlock of [{playgroundPosition: 'left'}, {position: 'top'}, 'top']) {
    expect(() => validateThemeConfig({validate, themeConfig: {liveCodeBlock}})).toThrow();
  }
});

test('components are given as they run, and as they are written', () => {
  const theme = themeLiveCodeblock({} as LoadContext);
  expect(theme.getThemePath?.()).toMatch(/theme$/);
  expect(theme.getTypeScriptThemePath?.()).toMatch(/src[/\\]theme$/);
});

test('texts are those of the language', async () => {
  const theme = themeLiveCodeblock({i18n: {currentLocale: 'fr-CA'}} as LoadContext);
  const messages = await theme.getDefaultCodeTranslationMessages?.();
  expect(messages?.['theme.Playground.result']).toBe('Résultat');
});
