import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {BASE_URL, SITE_URL, TEST_PAGES, type TestPage} from '../../../test/corpus.js';
import type {LoopbackServer} from '../../../test/loopbackServer.js';
import {testSearchProvider} from '../../../test/providerSuite.js';
import {startTypesenseServer, TYPESENSE, type TypesenseServer} from '../../../test/typesenseServer.js';
import type {SearchQuery} from '../../provider.js';
import {collectionSchema} from '../collectionSchema.js';
import {pageRecords} from '../searchRecords.js';
import createTypesenseProvider from './index.js';
import type {TypesenseClientOptions} from './options.js';

function store({store: {collections}}: TypesenseServer, documents: readonly {readonly id: string}[]): void {
  collections.set(TYPESENSE.collection, {
    name: TYPESENSE.collection,
    fields: collectionSchema(TYPESENSE.collection, ['en', 'fr']).fields,
    documents: new Map(documents.map((document) => [document.id, document])),
  });
}

async function startFilled(pages: readonly TestPage[]): Promise<TypesenseServer> {
  const server = await startTypesenseServer();
  store(
    server,
    pages.flatMap((page) =>
      pageRecords({page, sections: page.sections, siteUrl: SITE_URL, locale: page.locale}),
    ),
  );
  return server;
}

function providerFor(
  nodes: readonly LoopbackServer[],
  {locale = 'en', ...own}: Partial<TypesenseClientOptions> & {locale?: string} = {},
) {
  const {collection, searchKey} = TYPESENSE;
  const options = {
    nodes: nodes.map(({origin}) => origin),
    collection,
    searchKey,
    searchParameters: {},
    ...own,
  };
  return createTypesenseProvider({options, baseUrl: BASE_URL, locale});
}

testSearchProvider('Typesense', async (pages) => {
  const server = await startFilled(pages);
  return {
    createProvider: ({locale}) => providerFor([server], {locale}),
    setMode: (mode) => {
      server.mode = mode;
    },
    stop: () => server.stop(),
  };
});

let server: TypesenseServer;
beforeEach(async () => {
  server = await startFilled(TEST_PAGES);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const query: SearchQuery = {text: 'installation', page: 0, hitsPerPage: 5};
const call = {signal: new AbortController().signal};

function sentQuery(): {[name: string]: unknown} {
  return JSON.parse(server.requests.at(-1)?.body ?? '').searches[0];
}

test('asks the search endpoint without headers that need a preflight request', async () => {
  await providerFor([server]).search({...query, page: 2}, call);
  const {method, path, headers, parameters} = server.requests[0] ?? {};
  expect({method, path, parameters}).toEqual({
    method: 'POST',
    path: '/multi_search',
    parameters: {'x-typesense-api-key': TYPESENSE.searchKey},
  });
  expect(headers?.['content-type']).toBe('text/plain');
  expect(headers).not.toHaveProperty('x-typesense-api-key');
  expect(sentQuery()).toMatchObject({
    collection: TYPESENSE.collection,
    q: 'installation',
    page: 3,
    per_page: 5,
    filter_by: 'language:=`en`',
    group_by: 'url_without_anchor',
  });
  const {query_by, query_by_weights} = sentQuery();
  expect(String(query_by).split(',')).toHaveLength(String(query_by_weights).split(',').length);
});

test('filters by language and tags, together with the filter of the site; no tag can change the filter', async () => {
  const provider = providerFor([server], {
    searchParameters: {filter_by: 'type:=`content`', num_typos: 1, q: 'else'},
  });
  await provider.search({...query, tags: ['default', 'a` || language:=`fr']}, call);
  expect(sentQuery()).toMatchObject({
    q: 'installation',
    num_typos: 1,
    filter_by: 'language:=`en` && docusaurus_tag:=[`default`,`a || language:=fr`] && (type:=`content`)',
  });
});

test('asks the next server where one is down, has an error or does not answer', async () => {
  const other = await startFilled(TEST_PAGES);
  try {
    for (const mode of ['down', 'error', 'html'] as const) {
      other.mode = mode;
      expect((await providerFor([other, server]).search(query, call)).hits).not.toEqual([]);
    }
    other.mode = 'silent';
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const results = providerFor([other, server]).search(query, call);
    await vi.waitFor(() => expect(other.requests.length).toBeGreaterThan(2), {timeout: 60_000});
    await vi.advanceTimersByTimeAsync(4000);
    expect((await results).hits).not.toEqual([]);
  } finally {
    await other.stop();
  }
});

test('does not ask other servers where one refuses the key, and says why', async () => {
  const other = await startFilled(TEST_PAGES);
  await expect(providerFor([server, other], {searchKey: 'wrong'}).search(query, call)).rejects.toThrow(
    'Typesense answered 401: Forbidden - a valid `x-typesense-api-key` header must be sent.',
  );
  expect(other.requests).toEqual([]);
  await other.stop();
});

test('says what the server finds wrong with the query', async () => {
  await expect(providerFor([server], {collection: 'other'}).search(query, call)).rejects.toThrow(
    'Typesense answered 404: Not found.',
  );
  const wrong = providerFor([server], {searchParameters: {query_by: 'title'}});
  await expect(wrong.search(query, call)).rejects.toThrow('Could not find a field named `title`');
});

test('says that a server is none of Typesense', async () => {
  server.mode = 'html';
  await expect(providerFor([server]).search(query, call)).rejects.toThrow(
    'Typesense answered with something else than JSON. Is the address that of a Typesense server?',
  );
});

test('reads records of the DocSearch crawler, whose texts are escaped for HTML', async () => {
  const url = `${SITE_URL}${BASE_URL}docs/crawled/`;
  store(server, [
    {
      id: '7',
      url: `${url}#part`,
      url_without_anchor: url,
      type: 'content',
      'hierarchy.lvl0': 'Documentation',
      'hierarchy.lvl1': 'Using &lt;Head&gt;',
      'hierarchy.lvl2': 'Part',
      content: 'Crawled &amp; stored',
      language: 'en',
      docusaurus_tag: 'default',
    } as {id: string},
  ]);
  const {hits} = await providerFor([server]).search({...query, text: 'crawled'}, call);
  expect(hits).toEqual([
    {
      id: '7',
      url: '/base/docs/crawled/#part',
      kind: 'text',
      title: [{text: 'Using <Head>', isMatch: false}],
      headings: [[{text: 'Part', isMatch: false}]],
      snippet: [
        {text: 'Crawled', isMatch: true},
        {text: ' & stored', isMatch: false},
      ],
    },
  ]);
});

test('leaves out hits with addresses that no browser should open', async () => {
  const record = {type: 'lvl1', 'hierarchy.lvl1': 'Trap', language: 'en', docusaurus_tag: 'default'};
  store(server, [
    {id: '1', url: 'javascript:alert(1)', url_without_anchor: 'a', ...record} as {id: string},
    {id: '2', url: 'https://evil.example//evil.example/', url_without_anchor: 'b', ...record} as {id: string},
  ]);
  const {hits} = await providerFor([server]).search({...query, text: 'trap'}, call);
  expect(hits.map(({url}) => url)).toEqual(['/base/evil.example/']);
});
