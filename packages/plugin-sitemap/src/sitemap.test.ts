import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, PostBuildProps, RouteConfig, Validate} from '@lectern/core';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import pluginSitemap, {type Options, validateOptions} from './index.js';
import {sitemapFiles} from './sitemapXml.js';

const validate: Validate = (schema, value) => schema.parse(value);

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-sitemap-'));
});

afterEach(() => {
  fs.rmSync(outDir, {recursive: true});
});

interface Site {
  readonly routes?: readonly RouteConfig[];
  readonly options?: Options;
  readonly noIndexed?: readonly string[];
  readonly baseUrl?: string;
  readonly config?: object;
}

function leavesOf(routes: readonly RouteConfig[]): readonly string[] {
  return routes.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route.path]));
}

function propsOf({routes = [], noIndexed = [], baseUrl = '/', config}: Site): PostBuildProps {
  const routesPaths = [...leavesOf(routes), `${baseUrl}404.html`];
  const future = {experimental_router: 'browser', experimental_vcs: 'hardcoded'};
  return {
    siteDir: '/site',
    siteConfigPath: '/site/site.config.js',
    siteConfig: {url: 'https://example.com', baseUrl, noIndex: false, future, ...config},
    baseUrl,
    outDir,
    routes,
    routesPaths,
    routesBuildMetadata: Object.fromEntries(
      routesPaths.map((route) => [route, {noIndex: noIndexed.includes(route)}]),
    ),
  } as unknown as PostBuildProps;
}

/** Runs the plugin. @returns the files that it wrote: name → text */
async function write(site: Site): Promise<{[name: string]: string}> {
  const props = propsOf(site);
  const plugin = pluginSitemap(
    props as LoadContext,
    validateOptions({validate, options: site.options ?? {}}),
  );
  await plugin?.postBuild?.({...props, content: undefined});
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const files = names.filter((name) => fs.statSync(path.join(outDir, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(outDir, name), 'utf8')]));
}

const page = (route: string, metadata?: RouteConfig['metadata']): RouteConfig => ({
  path: route,
  component: '@theme/Page',
  ...(metadata && {metadata}),
});

function locations(xml = ''): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
}

/** Checks a sitemap by the rules of XML and of https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd. */
function expectValid(xml = ''): void {
  const text = '(?:[^<>&]|&(?:amp|lt|gt|quot|apos);)';
  const url = [
    `<loc>${text}{12,2048}</loc>`,
    '(?:<lastmod>\\d{4}-\\d\\d-\\d\\d(?:T\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:Z|[+-]\\d\\d:\\d\\d))?</lastmod>)?',
    '(?:<changefreq>(?:always|hourly|daily|weekly|monthly|yearly|never)</changefreq>)?',
    '(?:<priority>(?:0(?:\\.\\d+)?|1)</priority>)?',
    `(?:<xhtml:link rel="alternate" hreflang="[\\w-]+" href="${text}+"/>)*`,
  ].join('');
  const links = xml.includes('<xhtml:') ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const document = [
    '^<\\?xml version="1.0" encoding="UTF-8"\\?>\\n',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\\n`,
    `(?:<url>${url}</url>\\n)+</urlset>\\n$`,
  ].join('');
  expect(xml).toMatch(new RegExp(document));
}

test('a sitemap lists the pages in the order of the routes', async () => {
  const routes = [page('/about'), {...page('/docs'), routes: [page('/docs/a'), page('/docs/b/')]}, page('/')];
  const files = await write({routes});
  expect(files).toEqual({
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/about</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
<url><loc>https://example.com/docs/a</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
<url><loc>https://example.com/docs/b/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
<url><loc>https://example.com/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
</urlset>
`,
  });
  expectValid(files['sitemap.xml']);
});

test('pages with noindex, ignored pages and the not-found page are left out', async () => {
  const routes = ['/b/', '/b/hidden/', '/b/tests/', '/b/tests/a/b/', '/b/testing/', '/b/x.md'].map((route) =>
    page(route),
  );
  const options = {ignorePatterns: ['/b/tests/**', '/**/*.md']};
  const files = await write({routes, options, baseUrl: '/b/', noIndexed: ['/b/hidden/']});
  expect(locations(files['sitemap.xml'])).toEqual([
    'https://example.com/b/',
    'https://example.com/b/testing/',
  ]);
});

test('signs of XML and letters beyond ASCII are escaped', async () => {
  const routes = [
    page(`/q&a/<tag>'s "x"`),
    page('/docs/ünï code/日本'),
    page('/a%2Fb'),
    page('/c#?'),
    page('/100%'),
  ];
  const xml = (await write({routes}))['sitemap.xml'];
  expect(locations(xml)).toEqual([
    'https://example.com/q&amp;a/%3Ctag%3E&apos;s%20%22x%22',
    'https://example.com/docs/%C3%BCn%C3%AF%20code/%E6%97%A5%E6%9C%AC',
    'https://example.com/a%2Fb',
    'https://example.com/c%23%3F',
    'https://example.com/100%25',
  ]);
  expectValid(xml);
});

describe('options', () => {
  test('hints can be changed and left out, and the file named', async () => {
    const routes = [page('/a')];
    const files = await write({
      routes,
      options: {changefreq: 'daily', priority: 1, filename: 'maps/site.xml'},
    });
    expect(Object.keys(files)).toEqual(['maps/site.xml']);
    expect(files['maps/site.xml']).toContain(
      '</loc><changefreq>daily</changefreq><priority>1</priority></url>',
    );
    const bare = await write({routes, options: {changefreq: null, priority: null}});
    expect(bare['sitemap.xml']).toContain('<url><loc>https://example.com/a</loc></url>');
  });

  test.each(['date', 'datetime'] as const)(
    'lastmod "%s" comes from the routes, else from version control',
    async (lastmod) => {
      const routes = [
        page('/known', {sourceFilePath: 'a.md', lastUpdatedAt: Date.UTC(2024, 4, 17, 23, 59)}),
        page('/from-vcs', {sourceFilePath: 'b.md'}),
        page('/never', {sourceFilePath: 'c.md', lastUpdatedAt: null}),
        page('/made'),
      ];
      const xml = (await write({routes, options: {lastmod}}))['sitemap.xml'] ?? '';
      const times = xml.split('\n').map((line) => /<lastmod>(.*)<\/lastmod>/.exec(line)?.[1]);
      const expected =
        lastmod === 'date'
          ? ['2024-05-17', '2018-10-14']
          : ['2024-05-17T23:59:00.000Z', '2018-10-14T13:27:35.000Z'];
      expect(times.slice(2, 6)).toEqual([...expected, undefined, undefined]);
      expectValid(xml);
    },
  );

  test('createSitemapItems changes the list', async () => {
    const options: Options = {
      async createSitemapItems({defaultCreateSitemapItems, siteConfig, ...rest}) {
        const items = await defaultCreateSitemapItems({siteConfig, ...rest});
        const links = [{lang: 'de', url: 'https://example.com/de/ä?x&y'}];
        return [
          ...items.filter(({url}) => !url.endsWith('/b')).map((item) => ({...item, links})),
          {url: `${siteConfig.url}/extra page`, lastmod: '2024-05-17', priority: 0.1234567},
        ];
      },
    };
    const xml = (await write({routes: [page('/a'), page('/b')], options}))['sitemap.xml'];
    expect(locations(xml)).toEqual(['https://example.com/a', 'https://example.com/extra%20page']);
    expect(xml).toContain('hreflang="de" href="https://example.com/de/%C3%A4?x&amp;y"/>');
    expect(xml).toContain('<lastmod>2024-05-17</lastmod><priority>0.123</priority>');
    expectValid(xml);
  });

  test('items that a sitemap cannot hold are refused', async () => {
    const createSitemapItems = () => [
      {url: '/a', lastmod: 'yesterday', priority: 5, img: []} as unknown as {url: string},
    ];
    const failure = await write({options: {createSitemapItems}}).catch((error: Error) => error.message);
    expect(failure).toBe(
      [
        'Items that "createSitemapItems" returned are not valid:',
        '- site.config.js An item is not valid: "[0].url" must be an absolute URL such as "https://example.com/docs", but is "/a".',
        '- site.config.js An item is not valid: "[0].lastmod" must be a date such as "2024-05-17" or a time such as "2024-05-17T10:00:00Z", but is "yesterday".',
        '- site.config.js An item is not valid: "[0].priority" must be at most 1, but is 5.',
        '- site.config.js An item is not valid: "[0]" has no field "img".',
      ].join('\n'),
    );
  });

  test.each([
    {filename: '../sitemap.xml'},
    {filename: '/etc/sitemap.xml'},
    {filename: 'a\\..\\..\\b'},
    {filename: ''},
    {changefreq: 'sometimes'},
    {priority: 2},
    {lastmod: 'time'},
    {cacheTime: 600_000},
    {trailingSlash: true},
    {ignorePattern: []},
  ])('%j is refused', (options) => {
    expect(() => validateOptions({validate, options})).toThrow();
  });
});

describe('no sitemap is written', () => {
  test('for a site that search engines are to stay away from, and for one without pages', async () => {
    expect(await write({routes: [page('/a')], config: {noIndex: true}})).toEqual({});
    expect(await write({routes: [page('/a')], noIndexed: ['/a']})).toEqual({});
  });

  test('with the hash router', () => {
    const context = propsOf({config: {future: {experimental_router: 'hash'}}});
    expect(pluginSitemap(context, validateOptions({validate, options: {}}))).toBeNull();
  });
});

test('more pages than a file may list become several files with an index', () => {
  const items = [1, 2, 3, 4, 5].map((name) => ({url: `https://example.com/${name}`}));
  const urlOf = (name: string) => `https://example.com/${name}`;
  const files = sitemapFiles(items, {filename: 'a.b/map.xml', urlOf, limits: {urls: 2, bytes: 10_000}});
  expect([...files.keys()]).toEqual(['a.b/map.xml', 'a.b/map-1.xml', 'a.b/map-2.xml', 'a.b/map-3.xml']);
  expect(locations(files.get('a.b/map.xml'))).toEqual([1, 2, 3].map((part) => urlOf(`a.b/map-${part}.xml`)));
  expect(locations(files.get('a.b/map-3.xml'))).toEqual(['https://example.com/5']);
  for (const [name, text] of files) if (name !== 'a.b/map.xml') expectValid(text);
  const small = sitemapFiles(items, {filename: 'map.xml', urlOf, limits: {urls: 9, bytes: 260}});
  for (const text of small.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(400);
  expect(small.size).toBeGreaterThan(2);
});

test('10,000 pages take a fraction of a second, and give the same bytes again', async () => {
  const routes = Array.from({length: 10_000}, (_, index) =>
    page(`/docs/version-${index % 7}/página ${index}`),
  );
  const options = {ignorePatterns: ['/tests/**', '/**/private/**']};
  const start = process.cpuUsage();
  const first = await write({routes, options});
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
  expect(locations(first['sitemap.xml'])).toHaveLength(10_000);
  expect(await write({routes, options})).toEqual(first);
});
