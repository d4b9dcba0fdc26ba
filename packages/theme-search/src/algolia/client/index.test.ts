import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {ALGOLIA, startAlgoliaServer} from '../../../test/algoliaServer.js';
import {BASE_URL, TEST_PAGES} from '../../../test/corpus.js';
import type {LoopbackServer} from '../../../test/loopbackServer.js';
import {testSearchProvider} from '../../../test/providerSuite.js';
import type {SearchQuery} from '../../provider.js';
import createAlgoliaProvider from './index.js';
import type {AlgoliaClientOptions} from './options.js';

function providerFor(
  server: LoopbackServer,
  {locale = 'en', ...own}: Partial<AlgoliaClientOptions> & {locale?: string} = {},
) {
  const options: AlgoliaClientOptions = {
    ...ALGOLIA,
    searchParameters: {},
    insights: false,
    hosts: [server.origin],
    frameworkVersion: '1.2.3',
    ...own,
  };
  return createAlgoliaProvider({options, baseUrl: BASE_URL, locale});
}

testSearchProvider('Algolia', async (pages) => {
  const server = await startAlgoliaServer(pages);
  return {
    createProvider: ({locale}) => providerFor(server, {locale}),
    setMode: (mode) => {
      server.mode = mode;
    },
    stop: () => server.stop(),
  };
});

let server: LoopbackServer;
beforeAll(async () => {
  server = await startAlgoliaServer(TEST_PAGES);
});
beforeEach(() => {
  server.mode = 'answer';
  server.requests.length = 0;
});
afterAll(() => server.stop());

const query: SearchQuery = {text: 'installation', page: 0, hitsPerPage: 5};
const call = {signal: new AbortController().signal};

function sentQuery(): {[name: string]: unknown} {
  return JSON.parse(server.requests.at(-1)?.body ?? '').requests[0];
}

test('asks the search endpoint, with the keys and the version of the framework', async () => {
  await providerFor(server).search({...query, page: 2}, call);
  const {method, path, headers, parameters} = server.requests[0] ?? {};
  expect({method, path}).toEqual({method: 'POST', path: '/1/indexes/*/queries'});
  expect({...headers, ...parameters}).toMatchObject({
    'x-algolia-application-id': ALGOLIA.appId,
    'x-algolia-api-key': ALGOLIA.apiKey,
    'x-algolia-agent': expect.stringContaining('lectern (1.2.3)'),
  });
  expect(sentQuery()).toMatchObject({
    indexName: ALGOLIA.indexName,
    query: 'installation',
    page: 2,
    hitsPerPage: 5,
  });
  expect(sentQuery()).not.toHaveProperty('facetFilters');
  expect(sentQuery()).not.toHaveProperty('clickAnalytics');
});

test('filters by language and tags, together with the filters of the site', async () => {
  const provider = providerFor(server, {searchParameters: {facetFilters: ['type:content'], distinct: true}});
  await provider.search({...query, tags: ['default', 'docs-default-current']}, call);
  expect(sentQuery()).toMatchObject({
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      'type:content',
    ],
    distinct: true,
  });
  await provider.search(query, call);
  expect(sentQuery().facetFilters).toEqual(['type:content']);
});

test('lets the site override what is asked, except the query, the index and the marks', async () => {
  const searchParameters = {
    attributesToSnippet: ['content:5'],
    query: 'else',
    highlightPreTag: '<b>',
    hitsPerPage: 99,
  };
  await providerFor(server, {searchParameters}).search(query, call);
  expect(sentQuery()).toMatchObject({
    attributesToSnippet: ['content:5'],
    query: 'installation',
    hitsPerPage: 5,
  });
  expect(sentQuery().highlightPreTag).not.toBe('<b>');
});

test('reports a click on a hit where insights are on', async () => {
  const provider = providerFor(server, {insights: true});
  const {hits} = await provider.search(query, call);
  expect(sentQuery()).toMatchObject({clickAnalytics: true});
  const [hit] = hits;
  if (hit) provider.onOpen?.(hit);
  await expect.poll(() => server.requests.at(-1)?.path).toBe('/1/events');
  const {body, parameters} = server.requests.at(-1) ?? {body: ''};
  expect(parameters).toEqual({
    'x-algolia-application-id': ALGOLIA.appId,
    'x-algolia-api-key': ALGOLIA.apiKey,
  });
  expect(JSON.parse(body)).toEqual({
    events: [
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: ALGOLIA.indexName,
        userToken: expect.stringMatching(/^anonymous-[\da-f]{32}$/),
        queryID: 'query-1',
        objectIDs: [hit?.id],
        positions: [1],
        timestamp: expect.any(Number),
      },
    ],
  });
});

test('reports nothing where insights are off', async () => {
  const provider = providerFor(server);
  const {hits} = await provider.search(query, call);
  for (const hit of hits) provider.onOpen?.(hit);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.requests.map(({path}) => path)).not.toContain('/1/events');
});

test('says what is wrong with keys and index', async () => {
  await expect(providerFor(server, {apiKey: 'wrong'}).search(query, call)).rejects.toThrow(
    'Algolia answered 403: Invalid Application-ID or API key. Check appId, apiKey and indexName of the site.',
  );
  await expect(providerFor(server, {indexName: 'other'}).search(query, call)).rejects.toThrow(
    'Algolia answered 404: Index other does not exist. Check appId, apiKey and indexName of the site.',
  );
});

test('says that the service cannot be reached', async () => {
  server.mode = 'down';
  await expect(providerFor(server).search(query, call)).rejects.toThrow(/^Algolia cannot be reached: /);
});
