import {expect, test} from 'vitest';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import type {PayloadRoute} from '../shared/payload.js';
import {PayloadWriter} from './pagePayload.js';

function compiled(source: string, imports: readonly string[] = []): [string, CompiledContent] {
  const codeHash = source.replace(/\W/g, '').padEnd(20, '0');
  const codeStamp = {mtimeMs: 0, size: 0, hash: ''};
  return [
    source,
    {
      source,
      file: source,
      type: 'module',
      codeHash,
      codeStamp,
      imports,
      assets: [],
      diagnostics: [],
      details: {links: [], permalinks: []},
    },
  ];
}

function data(name: string) {
  return {name, text: '{}', outputPath: `assets/${name}`, url: `/base/assets/${name}`};
}

const root: PayloadRoute = {
  path: '/docs',
  component: 'code:@theme/DocsRoot',
  plugin: {name: 'docs', id: 'a'},
};
const sidebar: PayloadRoute = {
  path: '/docs',
  component: 'code:@theme/DocRoot',
  modules: {sidebarFile: 'data:sidebar.json', banner: 'content:@site/_banner.mdx'},
};
const leaf = (name: string): PayloadRoute => ({
  path: `/docs/${name}`,
  exact: true,
  component: 'code:@theme/DocItem',
  modules: {content: {content: `content:@site/docs/${name}.mdx`, metadata: {title: `"${name}"`}}},
});

function page(path: string, chain: readonly PayloadRoute[]): PlannedPage {
  return {path, chain, htmlFile: `${path}.html`, payloadFile: `${path}.payload.json`, content: []};
}

function writer(code = 'c0de') {
  return new PayloadWriter({
    plan: {data: Object.fromEntries(['globalData.json', 'sidebar.json'].map((name) => [name, data(name)]))},
    contents: new Map([
      compiled('@site/_banner.mdx', ['content:@site/_logo.mdx']),
      compiled('@site/_logo.mdx'),
      compiled('@site/docs/a.mdx', ['content:@site/_logo.mdx', 'content:@site/docs/_part.mdx']),
      compiled('@site/docs/_part.mdx', ['code:@site/Chart']),
      compiled('@site/docs/b.mdx'),
    ]),
    codeHash: code,
    baseUrl: '/base/',
    writesMarkdown: false,
    chunks: {
      '@theme/DocsRoot': ['shared.js', 'root.js'],
      '@theme/DocItem': ['shared.js', 'item.js'],
      '@site/Chart': ['chart.js'],
    },
    codeFile: ({codeHash}) => `/cache/${codeHash}.js`,
    dataFile: (name) => `/cache/${name}`,
  });
}

const urlOf = (name: string, hash: string) => `/base/assets/content/${name}.${hash}.js`;
const shared = {
  'data:globalData.json': '/base/assets/globalData.json',
  'data:sidebar.json': '/base/assets/sidebar.json',
  'content:@site/_banner.mdx': urlOf('banner', 'site_ban'),
};
const logo = {'content:@site/_logo.mdx': urlOf('logo', 'site_log')};
const part = {'content:@site/docs/_part.mdx': urlOf('part', 'sitedocs')};
const own = {'content:@site/docs/a.mdx': urlOf('a', 'sitedocs')};

test('a payload names the files of its chain, dependencies first, and leaves to its layout what pages share', () => {
  const payload = writer().payload(page('/docs/a', [root, sidebar, leaf('a')]));
  const layout = payload.layout?.outputPath.split('.')[1] ?? '';
  expect(layout).toMatch(/^[0-9a-f]{8}$/);
  expect(payload.layout?.text).toBe(
    JSON.stringify({chain: [root, sidebar], files: shared, scripts: ['/base/shared.js', '/base/root.js']}),
  );
  const {'content:@site/_banner.mdx': banner, ...data} = shared;
  const files = {...data, ...logo, 'content:@site/_banner.mdx': banner, ...part, ...own};
  const [code, path] = ['c0de', '/docs/a'];
  expect(payload.text()).toBe(JSON.stringify({code, path, chain: [root, sidebar, leaf('a')], files, layout}));
  const ownFiles = {...logo, ...part, ...own};
  const scripts = ['/base/item.js', '/base/chart.js'];
  expect(payload.fileText()).toBe(
    JSON.stringify({code, path, layout, leaf: leaf('a'), files: ownFiles, scripts}),
  );
  expect(Object.keys(payload.files())).toEqual(Object.keys(files));
  expect(payload.files()['data:sidebar.json']).toBe('/cache/sidebar.json');
});

test('a page on its own has no layout', () => {
  const payload = writer().payload(page('/', [leaf('b')]));
  expect(payload.layout).toBeUndefined();
  const inHtml = JSON.parse(payload.text());
  expect(inHtml).toMatchObject({code: 'c0de', path: '/', chain: [leaf('b')]});
  expect(inHtml).not.toHaveProperty('scripts');
  expect(JSON.parse(payload.fileText())).toEqual({...inHtml, scripts: ['/base/shared.js', '/base/item.js']});
});

test('pages of one layout share it, pages of another do not', () => {
  const one = writer();
  const other = {...sidebar, props: {sidebarName: 'other'}};
  const payloads = [
    one.payload(page('/docs/a', [root, sidebar, leaf('a')])),
    one.payload(page('/docs/b', [root, sidebar, leaf('b')])),
    one.payload(page('/docs/b', [root, other, leaf('b')])),
    one.payload(page('/docs/b', [{...root, path: '/'}, sidebar, leaf('b')])),
  ];
  const names = payloads.map(({layout}) => layout?.outputPath);
  expect(names[1]).toBe(names[0]);
  expect(new Set(names).size).toBe(3);
});

test('the identity changes with everything that the texts say', () => {
  const identity = (...args: Parameters<PayloadWriter['payload']>) =>
    writer()
      .payload(...args)
      .identity();
  const base = identity(page('/docs/b', [root, sidebar, leaf('b')]));
  expect(identity(page('/docs/b', [root, sidebar, leaf('b')]))).toBe(base);
  const others = [
    identity(page('/docs/B', [root, sidebar, leaf('b')])),
    identity(page('/docs/b', [root, {...sidebar, path: '/x'}, leaf('b')])),
    identity(page('/docs/b', [root, sidebar, {...leaf('b'), exact: false}])),
    writer('other').payload(page('/docs/b', [root, sidebar, leaf('b')])).identity,
  ];
  expect(new Set([base, ...others]).size).toBe(5);
});
