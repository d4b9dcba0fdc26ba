import type {Page} from 'playwright-core';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {ALGOLIA, startAlgoliaServer} from '../../packages/theme-search/test/algoliaServer.js';
import {TEST_PAGES, type TestPage} from '../../packages/theme-search/test/corpus.js';
import type {LoopbackServer} from '../../packages/theme-search/test/loopbackServer.js';
import {startTypesenseServer, TYPESENSE} from '../../packages/theme-search/test/typesenseServer.js';
import {createSite, openPage, runCli, type Site, type SiteServer, serveSite} from '../harness/index.js';

/** Pages that Algolia's crawler would have indexed. */
const CRAWLED: readonly TestPage[] = TEST_PAGES.filter(({path}) => path === '/base/docs/install/');

async function buildWith(provider: string, server: LoopbackServer): Promise<Site> {
  process.env.SEARCH_PROVIDER = provider;
  process.env.SEARCH_URL = server.origin;
  const site = createSite('search-hosted');
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
  if (provider === 'algolia') expect(result.stderr).toContain('`themeConfig.algolia.askAi` has no effect');
  return site;
}

async function startAlgolia(): Promise<{server: LoopbackServer; site: Site}> {
  const server = await startAlgoliaServer(CRAWLED);
  return {server, site: await buildWith('algolia', server)};
}

async function startTypesense(): Promise<{server: LoopbackServer; site: Site}> {
  const server = await startTypesenseServer();
  process.env.TYPESENSE_ADMIN_KEY = TYPESENSE.adminKey;
  const site = await buildWith('typesense', server);
  const pushed = await runCli(site.dir, ['search:push']);
  expect(pushed.code, pushed.stderr).toBe(0);
  return {server, site};
}

async function openModal(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input:focus');
  await page.keyboard.type(query);
}

function textOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).first().innerText();
}

describe.each([
  {
    name: 'Algolia',
    provider: 'algolia',
    start: startAlgolia,
    path: '/1/indexes/*/queries',
    key: ALGOLIA.apiKey,
  },
  {
    name: 'Typesense',
    provider: 'typesense',
    start: startTypesense,
    path: '/multi_search',
    key: TYPESENSE.searchKey,
  },
])('a site that searches by $name', ({provider, start, path, key}) => {
  let server: LoopbackServer;
  let served: SiteServer;
  beforeAll(async () => {
    const started = await start();
    server = started.server;
    served = await serveSite(started.site.dir);
  });
  beforeEach(() => {
    server.mode = 'answer';
    server.requests.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    for (const name of ['SEARCH_PROVIDER', 'SEARCH_URL', 'TYPESENSE_ADMIN_KEY']) delete process.env[name];
  });

  test('finds a place by keyboard and goes there; nothing is asked before', async () => {
    const {page, console: messages, close} = await openPage(`${served.url}/base/docs/routing/`);
    expect(await page.locator('link[rel="preconnect"]').getAttribute('href')).toBe(server.origin);
    expect(server.requests).toEqual([]);
    await openModal(page, 'windows');
    await page.waitForSelector('.DocSearch-Hit mark');
    expect(await textOf(page, '.DocSearch-Hit')).toContain('Windows');
    expect(server.requests.at(-1)).toMatchObject({method: 'POST', path});
    expect(JSON.stringify(server.requests.at(-1))).toContain(key);
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain('docs-default-current');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/base/docs/install/#windows');
    if (provider === 'algolia') {
      await expect.poll(() => server.requests.at(-1)?.path).toBe('/1/events');
      expect(JSON.parse(server.requests.at(-1)?.body ?? '').events).toMatchObject([{positions: [1]}]);
    }
    // Requests cause no CORS preflight.
    expect(server.requests.map(({method}) => method)).not.toContain('OPTIONS');
    expect(messages).toEqual([]);
    await close();
  });

  test('reports a failure, and finds what it was asked for when the server is back', async () => {
    const {page, close} = await openPage(`${served.url}/base/docs/routing/`);
    server.mode = 'html';
    await openModal(page, 'windows');
    await page.waitForSelector('text=Unable to fetch results');
    expect(await page.locator('h1').innerText()).toBe('Routing');
    server.mode = 'answer';
    await page.keyboard.type(' ');
    await page.keyboard.press('Backspace');
    await page.waitForSelector('.DocSearch-Hit mark');
    await close();
  });

  test.runIf(provider === 'typesense')('finds pages in the language of the visitor', async () => {
    const {page, close} = await openPage(`${served.url}/base/fr/docs/install/`);
    await openModal(page, 'kangourou');
    await page.waitForSelector('.DocSearch-Hit mark');
    const links = await page.locator('.DocSearch-Hit a').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/base/fr/docs/install/',
    ]);
    await close();
  });

  test('shows results on their page', async () => {
    const {page, console: messages, close} = await openPage(`${served.url}/base/search/?q=windows`);
    await page.waitForSelector('article mark, .search-result-match');
    expect(await textOf(page, 'article a')).toBe('Windows');
    await page.locator('article a').first().click();
    await page.waitForURL('**/base/docs/install/#windows');
    expect(messages).toEqual([]);
    await close();
  });
});
