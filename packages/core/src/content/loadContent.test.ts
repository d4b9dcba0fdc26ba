import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {configText, tempSite} from '../../test/tempSite.js';
import {testPlugin} from '../../test/testPlugin.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {SiteError} from '../errors/SiteError.js';
import type {LoadedPlugin, Plugin} from '../plugins/Plugin.js';
import {loadContent, reloadPlugin} from './loadContent.js';

async function site(files: {readonly [name: string]: string} = {}, fields = '') {
  const siteDir = tempSite({'site.config.ts': configText(fields), ...files});
  const {context} = await resolveConfig({siteDir, mode: 'production'});
  return {siteDir, context};
}

/** Makes a plugin that counts how often its content was loaded; the number is in the path of its route. */
function counter(name: string): LoadedPlugin {
  let loads = 0;
  return testPlugin({
    name,
    loadContent: () => ++loads,
    contentLoaded: ({content, actions}) =>
      actions.addRoute({path: `/${name}-${content}`, component: '@site/x'}),
  } satisfies Plugin<number> as Plugin);
}

test('each hook gets what the one before it made', async () => {
  const {context} = await site();
  const plugin = testPlugin({
    name: 'docs',
    loadContent: async () => ['a', 'b'],
    contentLoaded: async ({content, actions}) => {
      const file = await actions.createData('list.json', content);
      actions.addRoute({path: '/a', component: '@theme/A', modules: {list: file}});
      actions.setGlobalData({path: '/first'});
      actions.setGlobalData({path: '/docs', kept: true});
    },
    allContentLoaded: ({allContent, actions}) => {
      actions.addRoute({path: '/all', component: '@theme/All', props: {all: allContent}});
      actions.setGlobalData({path: '/all'});
    },
    getMarkdownRules: () => [],
    injectHtmlTags: ({content}) => ({headTags: `<!--${content}-->`}),
  });
  const {contents} = await loadContent(
    [plugin, testPlugin({name: 'other', loadContent: () => 5}, 'two')],
    context,
  );
  const [docs, other] = contents;
  const file = path.join(context.generatedFilesDir, 'docs/default/list.json');
  expect(docs?.routes).toEqual([
    {path: '/a', component: '@theme/A', modules: {list: file}},
    {path: '/all', component: '@theme/All', props: {all: {docs: {default: ['a', 'b']}, other: {two: 5}}}},
  ]);
  expect(docs?.own.routes).toHaveLength(1);
  expect([...(docs?.data ?? [])]).toEqual([['docs/default/list.json', '["a","b"]']]);
  expect(fs.readFileSync(file, 'utf8')).toBe('["a","b"]');
  expect(docs?.globalData).toEqual({path: '/all', kept: true});
  expect(docs?.htmlTags).toEqual({headTags: '<!--a,b-->'});
  expect(other).toMatchObject({content: 5, routes: [], rules: []});
  expect(other).not.toHaveProperty('globalData');
});

test('data files are written once, and only when they change', async () => {
  const {context} = await site();
  const plugin = testPlugin({
    name: 'p',
    contentLoaded: async ({actions}) => void (await actions.createData('sub/x.md', '# Hi')),
  });
  const file = path.join(context.generatedFilesDir, 'p/default/sub/x.md');
  await loadContent([plugin], context);
  const {mtimeMs} = fs.statSync(file);
  await loadContent([plugin], context);
  expect(fs.readFileSync(file, 'utf8')).toBe('# Hi');
  expect(fs.statSync(file).mtimeMs).toBe(mtimeMs);
});

test('a data file cannot leave the folder of its plugin', async () => {
  const {context} = await site();
  const plugin = testPlugin({
    name: 'p',
    contentLoaded: async ({actions}) => void (await actions.createData('../x.json', {})),
  });
  await expect(loadContent([plugin], context)).rejects.toThrow(
    'The plugin p failed in contentLoaded: createData got the name "../x.json", which leads out of the plugin\'s folder.',
  );
});

test('one plugin is loaded anew; the others keep their content, and all see all of it', async () => {
  const {context} = await site();
  const [a, b] = [counter('a'), counter('b')];
  const watcher = testPlugin({
    name: 'watcher',
    allContentLoaded: ({allContent, actions}) => actions.setGlobalData({a: allContent.a, b: allContent.b}),
  });
  const first = await loadContent([a, b, watcher], context);
  const second = await reloadPlugin(first, a, {plugins: [a, b, watcher], context});
  expect(second.contents.map(({routes}) => routes.map((route) => route.path))).toEqual([
    ['/a-2'],
    ['/b-1'],
    [],
  ]);
  expect(second.contents[1]).toBe(first.contents[1]);
  expect(second.contents[2]?.globalData).toEqual({a: {default: 2}, b: {default: 1}});
});

describe('translations', () => {
  const french = `i18n: {defaultLocale: 'fr', locales: ['fr']}, themeConfig: {navbar: {title: 'Title'}}`;
  const theme = testPlugin({
    name: 'theme',
    loadContent: () => 'Hello',
    getTranslationFiles: ({content}) => [
      {path: 'navbar', content: {title: {message: 'Title'}, other: {message: String(content)}}},
    ],
    translateContent: ({translationFiles}) => translationFiles[0]?.content.other?.message,
    translateThemeConfig: ({themeConfig, translationFiles}) => ({
      navbar: {...(themeConfig.navbar as object), title: translationFiles[0]?.content.title?.message},
    }),
    getDefaultCodeTranslationMessages: () => ({'theme.a': 'default a', 'theme.b': 'default b'}),
  });

  test('files of the locale replace messages in content, theme config and code', async () => {
    const {context} = await site(
      {
        'i18n/fr/theme/navbar.json':
          '{"title": {"message": "Titre", "description": "x"}, "unknown": {"message": "-"}}',
        'i18n/fr/code.json': '{"theme.b": {"message": "le b"}, "own": {"message": "à moi"}}',
      },
      french,
    );
    const loaded = await loadContent([theme], context);
    expect(loaded.contents[0]?.content).toBe('Hello');
    expect(loaded.context.siteConfig.themeConfig).toEqual({navbar: {title: 'Titre'}});
    expect(loaded.context.codeTranslations).toEqual({
      'theme.a': 'default a',
      'theme.b': 'le b',
      own: 'à moi',
    });
    const again = await reloadPlugin(loaded, theme, {plugins: [theme], context});
    expect(again.context).toEqual(loaded.context);
  });

  test('without a folder of the locale nothing but default messages', async () => {
    const {context} = await site({}, french);
    const loaded = await loadContent([theme], context);
    expect(loaded.context.siteConfig.themeConfig).toEqual({navbar: {title: 'Title'}});
    expect(loaded.context.codeTranslations).toEqual({'theme.a': 'default a', 'theme.b': 'default b'});
  });

  test('instances of a plugin have folders of their own', async () => {
    const {context} = await site({'i18n/fr/docs-second/x.json': '{"a": {"message": "deux"}}'}, french);
    const docs: Plugin = {
      name: 'docs',
      getTranslationFiles: () => [{path: 'x', content: {a: {message: 'one'}}}],
      translateContent: ({translationFiles}) => translationFiles[0]?.content.a?.message,
    };
    const {contents} = await loadContent([testPlugin(docs), testPlugin(docs, 'second')], context);
    expect(contents.map(({content}) => content)).toEqual(['one', 'deux']);
  });

  test('TRANSLATION_FILE_INVALID', async () => {
    const {siteDir, context} = await site({'i18n/fr/code.json': '{\n  "a": {"message": 5}\n}'}, french);
    const error = await loadContent([], context).catch((thrown: unknown) => thrown);
    expect(shownError(error, {siteDir})).toBe(
      '[TRANSLATION_FILE_INVALID] i18n/fr/code.json:2 This translation file is not valid: "a.message" must be a string, but is 5.\n' +
        '  1 | {\n> 2 |   "a": {"message": 5}\n  3 | }\n' +
        'It must look like {"some.id": {"message": "…", "description": "…"}}.',
    );
  });
});

test('mistakes of one kind that several plugins find come in one report, in the order of the plugins', async () => {
  const {siteDir, context} = await site();
  const faulty = (id: string, wait: number) => {
    const loadContent = async () => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      throw new SiteError('FILE_NAME', 'It is wrong.', {
        location: {file: path.join(siteDir, `${id}.md`), line: 1},
      });
    };
    return testPlugin({name: 'docs', loadContent}, id);
  };
  const error: unknown = await loadContent([faulty('a', 20), faulty('b', 0)], context).catch(
    (e: unknown) => e,
  );
  expect(shownError(error, {siteDir})).toBe(
    '[FILE_NAME] Several things are wrong:\n- a.md:1 It is wrong.\n- b.md:1 It is wrong.',
  );
});

test('a hook that is no function is an error that names it', async () => {
  const {context} = await site();
  const plugin = testPlugin({name: 'docs', loadContent: 'x'} as unknown as Plugin);
  await expect(loadContent([plugin], context)).rejects.toMatchObject({
    code: 'PLUGIN_INVALID',
    message: 'The plugin docs has a "loadContent" that is not a function but "x".',
  });
});
