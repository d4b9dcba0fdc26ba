import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {ALGOLIA, startAlgoliaServer} from '../../packages/theme-search/test/algoliaServer.js';
import type {TestPage} from '../../packages/theme-search/test/corpus.js';
import {startTypesenseServer, TYPESENSE} from '../../packages/theme-search/test/typesenseServer.js';
import {
  buildWebsite,
  expectQuietConsole,
  openPage,
  runCli,
  serveSite,
  startSite,
  websiteFolder,
} from '../harness/index.js';
import {workFolder} from '../harness/paths.js';

const INDEX = 'docusaurus-2';

const stops: (() => Promise<void>)[] = [];
let environment: NodeJS.ProcessEnv;
beforeEach(() => {
  environment = {...process.env};
});
afterEach(async () => {
  process.env = environment;
  for (const stop of stops.splice(0)) await stop();
});

/** Serves the website with a search provider: built, or by the dev server, which is ready much earlier. */
async function serveWith(command: 'build' | 'start', variables: NodeJS.ProcessEnv): Promise<string> {
  Object.assign(process.env, variables);
  const outDir = path.join(workFolder, 'website-searched');
  if (command === 'build') {
    const result = await runCli(websiteFolder, ['build', '--out-dir', outDir]);
    expect(result.code, result.stderr).toBe(0);
  }
  const server = await (command === 'build' ? serveSite(websiteFolder, outDir) : startSite(websiteFolder));
  stops.push(() => server.stop());
  return server.url;
}

/** Page as Algolia's crawler would index it. */
const INSTALLATION: TestPage = {
  path: '/docs/installation/',
  title: 'Installation',
  description: '',
  keywords: [],
  tag: 'docs-default-current',
  plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'},
  key: '',
  locale: 'en',
  sections: [
    {id: 'requirements', heading: 'Requirements', level: 2, text: 'Node.js 20.19 or newer.', code: ''},
  ],
};

/** Searches on the home page by keyboard, and opens a result in the docs. */
async function expectToFind(url: string): Promise<void> {
  const opened = await openPage(`${url}/`);
  const {page} = opened;
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input:focus');
  await page.keyboard.type('requirements');
  // The first of two results: the crawler makes a record of a heading and another of the text below it.
  await page.locator('.DocSearch-Hit a[href="/docs/installation/#requirements"]').first().click();
  await page.waitForURL('**/docs/installation/#requirements');
  await page.getByRole('heading', {level: 1, name: 'Installation'}).waitFor();
  expectQuietConsole(opened);
  await opened.close();
}

test('the website searches in its own index', async () => {
  const {outDir} = await buildWebsite();
  const server = await serveSite(websiteFolder, outDir);
  stops.push(() => server.stop());
  await expectToFind(server.url);
});

test('with SEARCH_PROVIDER=algolia, it searches in the index of that name', async () => {
  const server = await startAlgoliaServer([INSTALLATION], {indexName: INDEX});
  stops.push(() => server.stop());
  const url = await serveWith('start', {
    SEARCH_PROVIDER: 'algolia',
    ALGOLIA_APP_ID: ALGOLIA.appId,
    ALGOLIA_SEARCH_KEY: ALGOLIA.apiKey,
    ALGOLIA_HOST: server.origin,
  });
  await expectToFind(url);
});

test('with SEARCH_PROVIDER=typesense, it searches in what site search:push sends', async () => {
  const server = await startTypesenseServer();
  stops.push(() => server.stop());
  const url = await serveWith('build', {
    SEARCH_PROVIDER: 'typesense',
    TYPESENSE_NODES: server.origin,
    TYPESENSE_SEARCH_KEY: TYPESENSE.searchKey,
  });
  process.env.TYPESENSE_ADMIN_KEY = TYPESENSE.adminKey;
  const pushed = await runCli(websiteFolder, ['search:push']);
  expect(pushed.code, pushed.stderr).toBe(0);
  expect(server.store.aliases.get(INDEX)).toMatch(/^docusaurus-2_lectern_/);
  await expectToFind(url);
});

test('a choice that misses its keys is reported', async () => {
  process.env.SEARCH_PROVIDER = 'algolia';
  const result = await runCli(websiteFolder, ['build', '--out-dir', path.join(workFolder, 'website-none')]);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('SEARCH_PROVIDER=algolia needs the variable ALGOLIA_APP_ID.');
});
