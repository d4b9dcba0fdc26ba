import {expect, test} from 'vitest';
import type {Config} from '../index.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {configSchema} from './schema.js';

const required = {title: 'Site', url: 'https://example.com', baseUrl: '/'};

test('a typed config leaves out what has a default, and holds functions', () => {
  const config: Config = {
    ...required,
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English'}}},
    future: {v4: true},
    markdown: {parseFrontMatter: (args) => args.defaultParseFrontMatter(args)},
    plugins: [
      'a',
      ['a', {x: 1}],
      () => ({name: 'a'}),
      (context: LoadContext, {x}: {x: number}) => ({name: context.siteDir + x, loadContent: async () => x}),
      false,
    ],
    presets: [['classic', {docs: {editUrl: 'https://example.com'}}]],
    themeConfig: {anything: 1},
    headTags: [{tagName: 'link', attributes: {rel: 'icon'}}],
    scripts: ['/x.js', {src: '/x.js', async: true}],
  };
  expect(configSchema.parse(config).plugins).toEqual(config.plugins);
});

test('the type knows what the schema rejects', () => {
  // @ts-expect-error there is no such field
  const unknownField: Config = {...required, theme: []};
  // @ts-expect-error a plugin is no number
  const noPlugin: Config = {...required, plugins: [1]};
  for (const config of [unknownField, noPlugin]) expect(configSchema.safeParse(config).success).toBe(false);
});
