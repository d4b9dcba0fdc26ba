import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {readDefaultCodeTranslationMessages} from '@lectern/theme-translations';
import {type LiveThemeConfig, themeConfigSchema} from './themeConfig.js';

export type {ThemeConfig} from './themeConfig.js';

const inDist = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Theme that shows a code block with the word "live" as an editor, with the result of its code. */
export default function themeLiveCodeblock(context: LoadContext): Plugin {
  return {
    name: 'docusaurus-theme-live-codeblock',
    getThemePath: () => inDist('./theme'),
    getTypeScriptThemePath: () => inDist('../src/theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale: context.i18n.currentLocale, name: 'theme-live-codeblock'}),
    // The browser evaluates the code in an editor, which a Content-Security-Policy blocks without this source.
    getPolicySources: () => ({'script-src': ["'unsafe-eval'"]}),
  };
}

export function validateThemeConfig({
  validate,
  themeConfig,
}: {
  validate: Validate;
  themeConfig: unknown;
}): LiveThemeConfig {
  const {liveCodeBlock} = validate(themeConfigSchema, themeConfig);
  return {liveCodeBlock};
}
