import type {LoadContext, PlannedSite, RouteConfig} from '@lectern/core';
import {expect, test} from 'vitest';
import pluginDebug, {validateOptions} from './index.js';

const plugin = pluginDebug({baseUrl: '/base/'} as LoadContext);

function filesOf(site: object): Readonly<Record<string, () => unknown>> {
  const planned = {
    siteDir: '/home/me/site',
    siteConfig: {},
    plugins: [],
    routes: [],
    components: [],
    loadGlobalData: () => ({}),
    ...site,
  } as unknown as PlannedSite;
  return plugin.getSiteFiles?.(planned) ?? {};
}

const read = (files: Readonly<Record<string, () => unknown>>, name: string): unknown =>
  JSON.parse(String(files[`__docusaurus/debug/${name}`]?.()));

test('there are seven pages, which no search finds', async () => {
  const routes: RouteConfig[] = [];
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {
      addRoute: (route) => routes.push(route),
      createData: async () => '',
      setGlobalData: () => {},
      setPageHead: () => {},
    },
  });
  expect(routes.map(({path, component}) => [path, component])).toEqual([
    ['/base/__docusaurus/debug', '@theme/DebugConfig'],
    ['/base/__docusaurus/debug/config', '@theme/DebugConfig'],
    ['/base/__docusaurus/debug/content', '@theme/DebugContent'],
    ['/base/__docusaurus/debug/globalData', '@theme/DebugGlobalData'],
    ['/base/__docusaurus/debug/metadata', '@theme/DebugSiteMetadata'],
    ['/base/__docusaurus/debug/registry', '@theme/DebugRegistry'],
    ['/base/__docusaurus/debug/routes', '@theme/DebugRoutes'],
  ]);
  expect(routes.every(({metadata}) => metadata?.search === false)).toBe(true);
});

test('the content of each instance is a file of its own', () => {
  const files = filesOf({
    plugins: [
      {name: 'docs', id: 'default', content: {docs: ['/home/me/site/docs/a.md']}},
      {name: 'svgr', id: 'default', content: undefined},
      {name: '../docs', id: 'second', content: {docs: []}},
    ],
  });
  expect(read(files, 'content.json')).toEqual([
    {name: 'docs', id: 'default', file: 'content/0.json'},
    {name: '../docs', id: 'second', file: 'content/1.json'},
  ]);
  expect(read(files, 'content/0.json')).toEqual({docs: ['@site/docs/a.md']});
  expect(read(files, 'content/1.json')).toEqual({docs: []});
});

test('the configuration is shown with the functions in it', () => {
  const siteConfig = {title: 'T', presets: [['classic', {docs: {editUrl: function editUrl() {}}}]]};
  expect(read(filesOf({siteConfig}), 'config.json')).toEqual({
    title: 'T',
    presets: [['classic', {docs: {editUrl: {$: 'function editUrl'}}}]],
  });
});

test('the stylesheet is a file beside the pages', () => {
  expect(filesOf({})['__docusaurus/debug/debug.css']?.()).toContain('.debug-tree');
});

test('there are no options', () => {
  expect(validateOptions({options: {id: 'default'}})).toEqual({id: 'default'});
  expect(() => validateOptions({options: {id: 'default', path: '/x'}})).toThrow('has no option "path"');
  expect(() => validateOptions({options: {id: 'second'}})).toThrow('has no option "id"');
});
