import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, RouteConfig} from '@lectern/core';
import {expect, onTestFinished, test} from 'vitest';
import pluginContentPages from './index.js';
import type {PagesContent} from './loadPages.js';
import {type Options, pagesOptionsSchema} from './options.js';

const siteDir = fileURLToPath(new URL('../test/sites/basic', import.meta.url));

function createPlugin(options: Options, mode: LoadContext['mode'], dir = siteDir, locale = {}) {
  const context = {
    siteDir: dir,
    siteConfig: {
      trailingSlash: undefined,
      markdown: {},
      i18n: {localeConfigs: {}},
      future: {experimental_vcs: true},
    },
    localizationDir: path.join(dir, 'i18n/en'),
    baseUrl: '/base/',
    i18n: {currentLocale: 'en', defaultLocale: 'en'},
    mode,
    ...locale,
  } as unknown as LoadContext;
  return pluginContentPages(context, pagesOptionsSchema.parse(options));
}

async function publish(options: Options = {}, mode: LoadContext['mode'] = 'production') {
  const plugin = createPlugin(options, mode);
  const content = (await plugin.loadContent?.()) as PagesContent;
  const routes: RouteConfig[] = [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => void routes.push(route),
      createData: async (name) => name,
      setGlobalData() {},
      setPageHead() {},
    },
  });
  return {routes, rules: plugin.getMarkdownRules?.({content}) ?? []};
}

test('components and Markdown files become pages; tests, types and files with "_" do not', async () => {
  const {routes} = await publish();
  expect(routes.map(({path: route, component}) => [route, component])).toEqual([
    ['/base/about/', '@theme/MDXPage'],
    ['/base/moved', '@theme/MDXPage'],
    ['/base/about/team', '@site/src/pages/about/team.js'],
    ['/base/', '@site/src/pages/index.tsx'],
  ]);
});

test('the content is the list of pages that plugins from npm read', async () => {
  const content = (await createPlugin({}, 'production').loadContent?.()) as PagesContent;
  expect(content.map(({type, permalink, source}) => [type, permalink, source])).toContainEqual([
    'mdx',
    '/base/about/',
    '@site/src/pages/about/index.md',
  ]);
});

test('a component is given the config of the site', async () => {
  const {routes} = await publish();
  expect(routes.find(({path: route}) => route === '/base/')?.modules).toEqual({
    config: '@generated/docusaurus.config',
  });
});

test('only what a page says of itself affects the site, not its text', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  const file = path.join(dir, 'src/pages/deep/a.md');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, '# Title\n\nFirst.\n\nText.\n');
  const plugin = createPlugin({showLastUpdateTime: true, showLastUpdateAuthor: true}, 'development', dir);
  await plugin.loadContent?.();
  const edit = (text: string) => {
    fs.writeFileSync(file, text);
    return plugin.isContentAffected?.({file});
  };
  expect(await edit('# Title\n\nFirst.\n\nOther text.\n')).toBe(false);
  expect(await edit('# New title\n\nFirst.\n\nText.\n')).toBe(true);
  expect(await edit('# Title\n\nNew first.\n\nText.\n')).toBe(true);
  expect(await edit('---\nunlisted: true\n---\n\n# Title\n\nFirst.\n')).toBe(true);
  expect(await edit('---\nunlisted: [\n---\n\n# Title\n\nFirst.\n')).toBe(true);
  await Promise.resolve(plugin.loadContent?.()).catch(() => {});
  expect(await edit('# Title\n\nFirst.\n\nText.\n')).toBe(false);
  expect(await plugin.isContentAffected?.({file: path.join(dir, 'src/pages/_part.md')})).toBe(true);
});

test('a Markdown page knows its title, description and image', async () => {
  const {routes} = await publish({editUrl: 'https://example.com/edit'});
  expect(routes[0]?.modules?.content).toEqual({
    path: '@site/src/pages/about/index.md',
    metadata: {
      type: 'mdx',
      source: '@site/src/pages/about/index.md',
      permalink: '/base/about/',
      title: 'Hello',
      description: 'A page.',
      editUrl: 'https://example.com/edit/src/pages/about/index.md',
      unlisted: false,
    },
    assets: {image: './cover.png'},
  });
});

test('search gets title and description of Markdown pages, and no drafts while developing', async () => {
  const {routes} = await publish({}, 'development');
  const search = Object.fromEntries(routes.map(({path: route, metadata}) => [route, metadata?.search]));
  expect(search).toEqual({
    '/base/about/': {title: 'Hello', description: 'A page.'},
    '/base/moved': {title: 'Moved', description: 'Own words'},
    '/base/draft': false,
    '/base/about/team': undefined,
    '/base/': undefined,
  });
});

test('drafts are pages while developing; links to them give nothing in production', async () => {
  expect((await publish({}, 'development')).routes.map(({path: route}) => route)).toContain('/base/draft');
  const [rule] = (await publish()).rules;
  const pages = path.join(siteDir, 'src/pages');
  expect(rule?.permalinks.get(path.join(pages, 'draft.md'))).toBeNull();
  expect(rule?.permalinks.get(path.join(pages, 'about/old.mdx'))).toBe('/base/moved');
});

test('a site without the folder has no pages', async () => {
  expect((await publish({path: 'src/none'})).routes).toEqual([]);
});

test('front matter mistakes of all pages come in one report with file and line', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  fs.mkdirSync(path.join(dir, 'src/pages'), {recursive: true});
  const write = (name: string, frontMatter: string) =>
    fs.writeFileSync(path.join(dir, 'src/pages', name), `---\n${frontMatter}\n---\n`);
  const load = async () => createPlugin({}, 'production', dir).loadContent?.();
  write('a.md', 'title: A\ndraft: maybe');
  write('b.md', 'toc_min_heading_level: 5\ntoc_max_heading_level: 3');
  write('c.md', 'last_update: {date: never}\ntoc_max_heading_level: 9');
  write('d.md', 'title: D');
  await expect(load()).rejects.toMatchObject({
    code: 'PAGE_FRONT_MATTER',
    message: [
      'The front matter of some pages is not valid:',
      '- src/pages/a.md:3 "draft" must be true or false, but is "maybe".',
      '- src/pages/b.md:2 "toc_min_heading_level" is greater than "toc_max_heading_level".',
      '- src/pages/c.md:2 "last_update.date" must be a date, but is "never".',
      '- src/pages/c.md:3 "toc_max_heading_level" must be at most 6, but is 9.',
    ].join('\n'),
  });
  write('a.md', 'title: [');
  write('b.md', 'title: [');
  await expect(load()).rejects.toThrow(/cannot be read:\n- src\/pages\/a\.md:\d .+\n- src\/pages\/b\.md:\d /);
});

test('an instance with untrusted content takes Markdown only', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  fs.mkdirSync(path.join(dir, 'src/pages'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'src/pages/a.md'), '# A\n');
  const load = () => createPlugin({untrusted: true}, 'production', dir).loadContent?.();
  expect(await load()).toMatchObject([{permalink: '/base/a'}]);
  fs.writeFileSync(path.join(dir, 'src/pages/b.tsx'), 'export default () => null;');
  await expect(load()).rejects.toMatchObject({
    code: 'PAGE_UNTRUSTED',
    location: {file: expect.stringMatching(/b\.tsx$/)},
  });
});

test('a translated page takes the place of its original, unless translations are turned off', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  for (const [file, text] of [
    ['src/pages/a.md', '# Hello\n'],
    ['src/pages/b.md', '# Bye\n'],
    ['i18n/fr/docusaurus-plugin-content-pages/a.md', '# Bonjour\n'],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  const pages = async (french: object) => {
    const i18n = {localeConfigs: {fr: french}};
    const plugin = createPlugin({}, 'production', dir, {
      localizationDir: path.join(dir, 'i18n/fr'),
      i18n: {currentLocale: 'fr', defaultLocale: 'en'},
      siteConfig: {trailingSlash: undefined, markdown: {}, i18n, future: {experimental_vcs: true}},
    });
    const content = (await plugin.loadContent?.()) as PagesContent;
    return content.map((page) => page.type === 'mdx' && [page.title, page.contentLocale]);
  };
  expect(await pages({})).toEqual([
    ['Bonjour', undefined],
    ['Bye', 'en'],
  ]);
  expect(await pages({translate: false})).toEqual([
    ['Hello', undefined],
    ['Bye', undefined],
  ]);
});
