import type {ArtifactModule} from '@lectern/mdx/client';
import {expect, test} from 'vitest';
import type {PayloadRoute, RoutePayload} from '../shared/payload.js';
import {loadedRouteOf} from './load/buildPage.js';
import {MissingFileError, PageLoadError} from './load/errors.js';
import {createRouteLoader} from './routeLoader.js';
import type {ContentComponent} from './types.js';

const plugin = {name: 'docs', id: 'default'};

function docPage(path: string, source: string): RoutePayload {
  const chain: PayloadRoute[] = [
    {path: '/docs/', component: 'code:@theme/DocRoot', modules: {sidebar: 'data:sidebar.json'}, plugin},
    {
      path,
      exact: true,
      component: 'code:@theme/DocItem',
      modules: {content: {content: `content:${source}`, metadata: {title: source}}},
      attributes: {sidebar: 'docs'},
      props: {answer: 42},
      plugin,
    },
  ];
  const files = {
    [`content:${source}`]: `/${source}.js`,
    'content:_part.md': '/part.js',
    'data:sidebar.json': '/s.json',
  };
  return {code: 'build-1', path, chain, files};
}

const artifact = (imports: ArtifactModule['imports']): ArtifactModule => ({
  imports,
  default: (_runtime, modules) => ({default: () => null, toc: [], frontMatter: {}, modules}),
});

function fixture(files: Record<string, unknown>) {
  const requests: string[] = [];
  const load = <T>(url: string): Promise<T> => {
    requests.push(url);
    return url in files ? Promise.resolve(files[url] as T) : Promise.reject(new MissingFileError(url));
  };
  const component = () => null;
  const loader = createRouteLoader({
    baseUrl: '/',
    trailingSlash: true,
    code: 'build-1',
    openRoutes: ['/open/', '/board/'],
    openLeaves: ['/board/'],
    registry: {
      '@theme/DocRoot': async () => ({default: component}),
      '@theme/DocItem': async () => ({default: component}),
      '@theme/NotFound': async () => ({default: component}),
      '@theme/Empty': async () => ({named: component}),
    },
    fetchJson: load,
    loadArtifact: (url) => load<ArtifactModule>(url),
  });
  return {loader, requests};
}

const docs = {
  '/docs/a/index.payload.json': docPage('/docs/a/', 'a.md'),
  '/docs/b/index.payload.json': docPage('/docs/b/', 'b.md'),
  '/a.md.js': artifact(['content:_part.md', 'code:@theme/DocItem']),
  '/b.md.js': artifact([]),
  '/part.js': artifact([]),
  '/s.json': ['a', 'b'],
};

test('a page is loaded with its content, data and attributes', async () => {
  const {loader} = fixture(docs);
  const page = await loader.loadPage('/docs/a');
  const [root] = page.routes;
  const leaf = root?.routes?.[0];
  expect(leaf).toMatchObject({path: '/docs/a/', exact: true, sidebar: 'docs'});
  if (!root || !leaf) throw new Error('The chain has two links.');
  expect(loadedRouteOf(root).props.sidebar).toEqual(['a', 'b']);
  const {content, answer} = loadedRouteOf(leaf).props as {content: ContentComponent; answer: number};
  expect(answer).toBe(42);
  expect(content.metadata).toEqual({title: 'a.md'});
  expect(content.modules).toHaveLength(2);
});

test('shared files are fetched once, and routes of two pages share their component', async () => {
  const {loader, requests} = fixture(docs);
  const a = await loader.loadPage('/docs/a/');
  const b = await loader.loadPage('/docs/b/');
  await loader.loadPage('/docs/A');
  expect(requests.filter((url) => url === '/s.json')).toHaveLength(1);
  expect(requests.filter((url) => url === '/docs/a/index.payload.json')).toHaveLength(1);
  expect(a.routes[0]?.component).toBe(b.routes[0]?.component);
  expect(loader.peekPage('/docs/a/')).toBe(a);
});

test('an unknown path shows the not-found page, unless an open route answers for it', async () => {
  const {loader} = fixture({'/open/index.payload.json': {...docPage('/open/', 'b.md')}, ...docs});
  expect((await loader.loadPage('/nope/')).routes[0]?.path).toBe('*');
  expect((await loader.loadPage('/open/below/it')).path).toBe('/open/');
  expect((await loader.loadPage('/opener/')).routes[0]?.path).toBe('*');
});

test('nothing is requested for a path below an open route that has no other pages below it', async () => {
  const {loader, requests} = fixture({'/board/index.payload.json': docPage('/board/', 'b.md'), ...docs});
  expect((await loader.loadPage('/board/a/b/')).path).toBe('/board/');
  expect((await loader.loadPage('/board/')).path).toBe('/board/');
  expect(new Set(requests.filter((url) => url.startsWith('/board')))).toEqual(
    new Set(['/board/index.payload.json']),
  );
});

test('another build, a broken payload and a path outside need a full page load', async () => {
  const {loader} = fixture({
    '/stale/index.payload.json': {...docPage('/stale/', 'a.md'), code: 'build-2'},
    '/broken/index.payload.json': 'oops',
  });
  await expect(loader.loadPage('/stale/')).rejects.toBeInstanceOf(PageLoadError);
  await expect(loader.loadPage('/broken/')).rejects.toBeInstanceOf(PageLoadError);
});

test('a failed request is made again the next time', async () => {
  const files: Record<string, unknown> = {...docs};
  delete files['/s.json'];
  const {loader} = fixture(files);
  await expect(loader.loadPage('/docs/a/')).rejects.toThrow();
  files['/s.json'] = [];
  await expect(loader.loadPage('/docs/a/')).resolves.toBeDefined();
});

test('a page component without default export is named', async () => {
  const chain: PayloadRoute[] = [{path: '/e/', component: 'code:@theme/Empty', plugin}];
  const {loader} = fixture({'/e/index.payload.json': {code: 'build-1', path: '/e/', chain, files: {}}});
  await expect(loader.loadPage('/e/')).rejects.toThrow(
    'The page component "@theme/Empty" has no default export, so it cannot be rendered.',
  );
});

test('Markdown files that import each other are reported, not waited for', async () => {
  const {loader} = fixture({...docs, '/part.js': artifact(['content:a.md'])});
  await expect(loader.loadPage('/docs/a/')).rejects.toThrow('content:a.md → content:_part.md → content:a.md');
});

test('a short payload is completed by the layout it names, which is fetched once', async () => {
  const full = docs['/docs/a/index.payload.json'] as RoutePayload;
  const [outer, leaf] = full.chain;
  if (!outer || !leaf) throw new Error('The chain has two links.');
  const {'content:a.md': content, ...shared} = full.files;
  const short = {code: full.code, path: full.path, layout: 'l1', leaf, files: {'content:a.md': content}};
  const {loader, requests} = fixture({
    ...docs,
    '/docs/a/index.payload.json': short,
    '/docs/c/index.payload.json': {...short, path: '/docs/c/'},
    '/assets/data/layout.l1.json': {chain: [outer], files: shared},
  });
  const page = await loader.loadPage('/docs/a');
  expect(page.routes[0]?.routes?.[0]).toMatchObject({path: '/docs/a/'});
  await loader.loadPage('/docs/c');
  expect(requests.filter((url) => url.includes('layout.'))).toEqual(['/assets/data/layout.l1.json']);
});

test('a strict route answers for its path as it ends, and for no other', async () => {
  const path = '/strict/';
  const chain = [{path, exact: true, strict: true, component: 'code:@theme/DocItem' as const}];
  const {loader} = fixture({'/strict/index.payload.json': {code: 'build-1', path, chain, files: {}}});
  const pathOf = async (pathname: string) => (await loader.loadPage(pathname)).path;
  expect(await pathOf('/strict/')).toBe('/strict/');
  expect(await pathOf('/strict/index.html')).toBe('/strict/');
  expect(await pathOf('/strict')).toBe('*');
  expect(loader.peekPage('/strict')?.path).toBe('*');
  expect(loader.peekPage('/strict/')?.routes[0]?.strict).toBe(true);
});
