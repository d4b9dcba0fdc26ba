import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, RouteConfig} from '@lectern/core';
import {expect, test} from 'vitest';
import pluginContentPages from './index.js';
import type {PagesContent} from './loadPages.js';
import {type Options, pagesOptionsSchema} from './options.js';

const siteDir = fileURLToPath(new URL('../test/sites/basic', import.meta.url));

async function publish(options: Options = {}, mode: LoadContext['mode'] = 'production') {
  const context = {
    siteDir,
    siteConfig: {trailingSlash: undefined, markdown: {}},
    localizationDir: path.join(siteDir, 'i18n/en'),
    baseUrl: '/base/',
    i18n: {currentLocale: 'en'},
    mode,
  } as unknown as LoadContext;
  const plugin = pluginContentPages(context, pagesOptionsSchema.parse(options));
  const content = (await plugin.loadContent?.()) as PagesContent;
  const routes: RouteConfig[] = [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => void routes.push(route),
      createData: async (name) => name,
      setGlobalData() {},
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
