import {expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {testContent, testPlugin} from '../../test/testPlugin.js';
import type {PluginContent} from '../content/PluginContent.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {PlannedSite, SiteFiles} from '../plugins/SiteFiles.js';
import {listSiteFiles} from './siteFiles.js';

function list(getSiteFiles: (site: PlannedSite) => SiteFiles) {
  const maker: PluginContent = {...testContent([]), plugin: testPlugin({name: 'maker', getSiteFiles})};
  const other = testContent([], {name: 'other', content: {answer: 42}});
  const data = {
    'other/docs.json': {name: 'other/docs.json', text: '["intro"]', outputPath: '', url: ''},
  };
  const siteConfig = {title: 'T', plugins: [['other', {token: 'secret'}]], themes: [], presets: []};
  return listSiteFiles({
    site: {contents: [other, maker], context: {siteDir: '/site', siteConfig} as unknown as LoadContext},
    plan: {
      routes: [],
      codeRequests: ['@theme/DocItem'],
      data,
      globalData: {other: {default: {docs: {$data: 'data:other/docs.json'}}}},
    },
  });
}

async function failure(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return shownError(error, {siteDir: '/site'});
  }
  return '';
}

test('a plugin makes files of what all plugins have loaded, once they are wanted', async () => {
  const made: string[] = [];
  const files = list(({plugins, components, loadGlobalData}) => ({
    'debug/site.json': () => {
      made.push('site');
      return JSON.stringify({plugins: plugins.map(({name}) => name), components, data: loadGlobalData()});
    },
    'other.bin': () => Promise.resolve(new Uint8Array([1])),
  }));
  expect(files.map(({file}) => file)).toEqual(['debug/site.json', 'other.bin']);
  expect(made).toEqual([]);
  expect(JSON.parse(String(await files[0]?.make()))).toEqual({
    plugins: ['other', 'maker'],
    components: ['@theme/DocItem'],
    data: {other: {default: {docs: ['intro']}}},
  });
  expect(await files[1]?.make()).toEqual(new Uint8Array([1]));
});

test.each(['../secret.json', '/etc/hosts', 'a//b.json', './a.json', 'a\\b.json', ''])(
  'PLUGIN_INVALID for the path "%s"',
  async (file) => {
    expect(await failure(() => list(() => ({[file]: () => ''})))).toContain(
      `The plugin maker names the file ${JSON.stringify(file)} in getSiteFiles. Paths start in the output folder`,
    );
  },
);

test('PLUGIN_INVALID for what is no file', async () => {
  const shown = async (value: unknown) => failure(() => list(() => value as SiteFiles));
  expect(await shown('a.json')).toContain('returns "a.json" from getSiteFiles, which is not an object.');
  expect(await shown({'a.json': 'text'})).toContain('gives no function for the file "a.json"');
  const [file] = list(() => ({'a.json': () => ({}) as string}));
  expect(await failure(() => file?.make())).toContain('for the file "a.json", which is no text.');
});

test('PLUGIN_HOOK_FAILED where making a file fails', async () => {
  const [file] = list(() => ({
    'a.json': () => {
      throw new Error('no');
    },
  }));
  const text = await failure(() => file?.make());
  expect(text).toContain('[PLUGIN_HOOK_FAILED]');
  expect(text).toContain('getSiteFiles');
});

test('the files get the config without the secrets of plugins', async () => {
  const [file] = list(({siteConfig}) => ({'config.json': () => JSON.stringify(siteConfig.plugins)}));
  expect(await file?.make()).toBe('[["other",{}]]');
});
