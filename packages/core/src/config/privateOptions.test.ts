import {afterEach, expect, test, vi} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import {clientSiteConfig} from './clientSiteConfig.js';
import {privateOptions, withoutPrivateOptions} from './privateOptions.js';
import {resolveConfig} from './resolveConfig.js';

const ENV = {NOTION_TOKEN: 'secret_0123456789', CI_TOKEN: 'short', HOME: '/home/ann-secret'};

const CONFIG = {
  plugins: [
    './local.js',
    ['notion', {auth: 'secret_0123456789', routeBasePath: 'notes', nested: {clientSecret: 'x', id: 1}}],
    [
      'search',
      {apiKey: 'public-search-key', admin_key: 'k', tokens: ['a'], list: ['secret_0123456789', 'b']},
    ],
  ],
  themes: [],
  presets: [['classic', {docs: {versions: {current: {path: 'next'}}}, password: ''}]],
  customFields: {token: 'shown'},
  themeConfig: {algolia: {apiKey: 'a', token: 'shown'}},
} as unknown as SiteConfig;

test('components get the options of plugins without secrets', () => {
  expect(withoutPrivateOptions(CONFIG, ENV)).toEqual({
    ...CONFIG,
    plugins: [
      './local.js',
      ['notion', {routeBasePath: 'notes', nested: {id: 1}}],
      ['search', {apiKey: 'public-search-key', tokens: ['a'], list: [null, 'b']}],
    ],
  });
});

test('what is left out is listed by name', () => {
  expect(privateOptions(CONFIG, ENV)).toEqual([
    {field: 'plugins', name: 'auth'},
    {field: 'plugins', name: 'clientSecret'},
    {field: 'plugins', name: 'admin_key'},
    {field: 'plugins', name: 'list'},
  ]);
});

afterEach(() => void vi.unstubAllEnvs());

test('a secret is warned about with its line, plugins get it, and the browser does not', async () => {
  vi.stubEnv('NOTION_TOKEN', 'secret_0123456789');
  const siteDir = tempSite({
    'site.config.js': configText(
      '\n  plugins: [\n    ["./notion.js", {\n      auth: process.env.NOTION_TOKEN}]]',
    ),
  });
  const {config, warnings} = await resolveConfig({siteDir, mode: 'production'});
  expect(warnings).toEqual([
    `- site.config.js:4 The option "auth" in "plugins" looks like a secret. Browsers do not get it.
If components need such a value and visitors may see it, put it into "customFields".`,
  ]);
  expect(config.plugins).toEqual([['./notion.js', {auth: 'secret_0123456789'}]]);
  expect(clientSiteConfig(config)).toHaveProperty('plugins', [['./notion.js', {}]]);
});
