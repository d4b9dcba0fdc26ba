import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {configText, tempSite} from '../../test/tempSite.js';
import {testContent, testPlugin} from '../../test/testPlugin.js';
import {resolveConfig} from '../config/resolveConfig.js';
import type {LoadContext, LoadedPlugin, RouteConfig} from '../plugins/Plugin.js';
import {PlanMemory} from './PlanMemory.js';
import {planSite} from './planSite.js';
import {unseenRoutes} from './unseenRoutes.js';

async function siteContext(): Promise<LoadContext> {
  const siteDir = tempSite({'site.config.ts': configText('trailingSlash: true,'), 'docs/img.png': 'x'});
  return (await resolveConfig({siteDir, mode: 'production'})).context;
}

const doc = (name: string, more: Partial<RouteConfig> = {}): RouteConfig => ({
  path: `/docs/${name}`,
  component: '@theme/DocItem',
  exact: true,
  modules: {content: {path: `@site/docs/${name}.md`, metadata: {title: name}}},
  metadata: {sourceFilePath: `docs/${name}.md`},
  docId: name,
  ...more,
});

const children = (...docs: RouteConfig[]): RouteConfig[] => [
  {path: '/docs/tags', component: '@theme/Tags', exact: true},
  {
    path: '/docs',
    component: '@theme/DocRoot',
    modules: {sidebar: '@site/src/Sidebar.tsx', banner: '@site/docs/_banner.md'},
    routes: [doc('b'), doc('a'), ...docs],
  },
  {path: '/docs/open', component: '@theme/Open', modules: {deep: ['@theme/Deep', {more: '@theme/More'}]}},
];

async function setup(salt = 'salt') {
  const context = await siteContext();
  const file = path.join(context.siteDir, 'plan.json');
  const plan = (
    make: () => RouteConfig[],
    {key = 'k', ...other}: {key?: string; salt?: string; more?: RouteConfig[]} = {},
  ) => {
    const memory = new PlanMemory(file, other.salt ?? salt);
    const root = {path: '/docs', component: '@theme/Root', exact: false, routes: unseenRoutes(key, make)};
    const contents = [testContent([root, ...(other.more ?? [])])];
    const planned = planSite({context, plugins: [], contents, memory});
    memory.save();
    return planned;
  };
  const planSeen = (make: () => RouteConfig[]) => {
    const root = {path: '/docs', component: '@theme/Root', exact: false, routes: make()};
    return planSite({context, plugins: [], contents: [testContent([root])]});
  };
  return {plan, planSeen, context, file};
}

const never = () => vi.fn((): RouteConfig[] => []);

test('routes of a known key are not made, and come to the same pages', async () => {
  const {plan, planSeen} = await setup();
  const make = () => children();
  const first = plan(make);
  const look = never();
  const second = plan(look);
  expect(look).not.toHaveBeenCalled();

  const seen = planSeen(make);
  const facts = ({pages, contents, codeRequests, openRoutes, duplicates}: typeof seen) => ({
    pages: pages.map((page) => ({
      files: [page.path, page.htmlFile, page.payloadFile],
      content: page.content,
      components: (page.known ? [...page.known.layout, page.known] : page.chain).map(
        ({component}) => component,
      ),
    })),
    contents: [...contents.values()].sort((a, b) => (a.source < b.source ? -1 : 1)),
    codeRequests,
    openRoutes,
    duplicates,
  });
  expect(facts(second)).toEqual(facts(seen));
  expect(facts(first)).toEqual(facts(seen));
  expect(second.pages.map(({known}) => known?.hash)).toEqual(first.pages.map(({known}) => known?.hash));
});

test('what routes tell search plugins is remembered where there is one', async () => {
  const {context, file} = await setup();
  const indexer = testPlugin({name: 'indexer', indexPages() {}});
  const make = vi.fn(() => children(doc('c', {metadata: {search: {title: 'C'}, lastUpdatedAt: 3}})));
  const searchOf = (plugins: LoadedPlugin[]) => {
    const memory = new PlanMemory(file, 'salt');
    const routes = unseenRoutes('k', make);
    const metadata = {search: {tag: 'docs-default-1'}};
    const root = {path: '/docs', component: '@theme/Root', exact: false, metadata, routes};
    const {pages} = planSite({context, plugins, contents: [testContent([root])], memory});
    memory.save();
    return pages.find(({path: route}) => route === '/docs/c/')?.search;
  };
  expect(searchOf([])).toBeUndefined();
  const facts = {tag: 'docs-default-1', title: 'C', lastUpdatedAt: 3};
  expect(searchOf([indexer])).toEqual(facts);
  expect(make).toHaveBeenCalledTimes(2);
  expect(searchOf([indexer])).toEqual(facts);
  expect(make).toHaveBeenCalledTimes(2);
});

test('whoever asks for a chain gets it', async () => {
  const {plan, planSeen} = await setup();
  const make = vi.fn(() => children());
  plan(make);
  const known = plan(make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(known.pages.map(({chain}) => chain)).toEqual(
    planSeen(() => children()).pages.map(({chain}) => chain),
  );
  expect(make).toHaveBeenCalledTimes(2);
});

test('plugins that look at the routes of a plan see them, sorted and with slashes', async () => {
  const {plan, planSeen} = await setup();
  plan(() => children());
  expect(plan(() => children()).routes).toEqual(planSeen(() => children()).routes);
});

test('another key, or another site, is another plan', async () => {
  const {plan} = await setup();
  plan(() => children());
  const paths = ({pages}: ReturnType<typeof plan>) => pages.map((page) => page.path);
  expect(paths(plan(() => children(doc('new')), {key: 'other'}))).toContain('/docs/new/');
  expect(paths(plan(() => children(doc('new')), {salt: 'other'}))).toContain('/docs/new/');
});

test.each<[string, RouteConfig]>([
  ['data', doc('c', {modules: {list: '@generated/docusaurus-plugin-x/default/list.json'}})],
  [
    'a file of its front matter',
    doc('c', {modules: {content: {path: '@site/docs/c.md', assets: {image: './img.png'}}}}),
  ],
])('routes with %s of their own are looked at by every build', async (what, route) => {
  const {plan} = await setup();
  const make = vi.fn(() => children(route));
  if (what === 'data') {
    const name = 'docusaurus-plugin-x/default/list.json';
    const context = await siteContext();
    const memory = new PlanMemory(path.join(context.siteDir, 'plan.json'), 's');
    for (let times = 1; times <= 2; times += 1) {
      const root = {path: '/docs', component: '@theme/Root', routes: unseenRoutes('k', make)};
      const contents = [testContent([root], {data: new Map([[name, '{}']])})];
      const {pages} = planSite({context, plugins: [], contents, memory});
      expect(pages.every(({known}) => known === undefined)).toBe(true);
      expect(make).toHaveBeenCalledTimes(times);
    }
    return;
  }
  plan(make);
  plan(make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a path that other routes claim as well is reported as ever', async () => {
  const {plan} = await setup();
  const more = [
    doc('a', {path: '/docs/a', component: '@theme/Other', metadata: {sourceFilePath: 'pages/a.md'}}),
  ];
  const first = plan(() => children(), {more});
  const second = plan(() => children(), {more});
  expect(first.duplicates).toEqual([{path: '/docs/a/', claims: ['test: pages/a.md', 'test: docs/a.md']}]);
  expect(second.duplicates).toEqual(first.duplicates);
});
