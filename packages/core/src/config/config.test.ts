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

test.each([
  ['docs', '/docs/'],
  ['', '/'],
  ['//a//b', '/a/b/'],
  ['/bäse/x y/', '/b%C3%A4se/x%20y/'],
  ['/b%C3%A4se/', '/b%C3%A4se/'],
])('the base URL %s is %s', (given, baseUrl) => {
  expect(configSchema.parse({...required, baseUrl: given}).baseUrl).toBe(baseUrl);
});

test.each([
  ['https://a.test/x/', 'put the rest of "https://a.test/x/" into "url".'],
  ['/a?b/', 'cannot have "?".'],
  ['/a#b/', 'cannot have "#".'],
  ['\\a', 'cannot have "\\".'],
  ['/a/../b/', 'cannot have the part "..".'],
  ['/%2e%2e/', 'cannot have the part "%2e%2e".'],
])('"%s" is no base URL', (given, reason) => {
  for (const config of [{baseUrl: given}, {i18n: {...i18n, localeConfigs: {fr: {baseUrl: given}}}}]) {
    const {error} = configSchema.safeParse({...required, ...config});
    expect(error?.issues[0]?.message).toContain(reason);
  }
});

const i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
