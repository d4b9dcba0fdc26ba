import {Client} from 'typesense';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {SITE_URL, TEST_PAGES, type TestPage} from '../../test/corpus.js';
import {startTypesenseServer, TYPESENSE, type TypesenseServer} from '../../test/typesenseServer.js';
import {pushRecords} from './pushRecords.js';
import {pageRecords, type SearchRecord} from './searchRecords.js';

let server: TypesenseServer;
beforeEach(async () => {
  server = await startTypesenseServer();
});
afterEach(() => server.stop());

const alias = TYPESENSE.collection;

function recordsOf(pages: readonly TestPage[]): SearchRecord[] {
  return pages.flatMap((page) =>
    pageRecords({page, sections: page.sections, siteUrl: SITE_URL, locale: page.locale}),
  );
}

const RECORDS = recordsOf(TEST_PAGES);

function push(records: readonly SearchRecord[], {locales = ['en', 'fr'], key = TYPESENSE.adminKey} = {}) {
  server.requests.length = 0;
  const client = new Client({
    nodes: [{url: server.origin}],
    apiKey: key,
    logLevel: 'silent',
    numRetries: 1,
    retryIntervalSeconds: 0.01,
  });
  return pushRecords({client, alias, locales, records});
}

function documentsBehindAlias(): string[] {
  const {collections, aliases} = server.store;
  return [...(collections.get(aliases.get(alias) ?? '')?.documents.keys() ?? [])];
}

/** Lists all requests that write: "POST /collections/docs/documents/import". */
function writes(): string[] {
  return server.requests.filter(({method}) => method !== 'GET').map(({method, path}) => `${method} ${path}`);
}

test('the first push makes a collection, fills it, and points the alias to it last', async () => {
  const report = await push(RECORDS);
  const {collection} = report;
  expect(report).toEqual({sent: RECORDS.length, deleted: 0, unchanged: 0, collection, isSwitched: true});
  expect(collection).toMatch(/^docs_lectern_[\da-f]{10}$/);
  expect(documentsBehindAlias()).toEqual(RECORDS.map(({id}) => id));
  expect(writes()).toEqual([
    'POST /collections',
    `POST /collections/${collection}/documents/import`,
    'PUT /aliases/docs',
  ]);
  expect(server.requests.find(({path}) => path.endsWith('/import'))?.parameters).toMatchObject({
    action: 'upsert',
  });
});

test('a push without changes writes nothing', async () => {
  await push(RECORDS);
  expect(await push(RECORDS)).toMatchObject({
    sent: 0,
    deleted: 0,
    unchanged: RECORDS.length,
    isSwitched: false,
  });
  expect(writes()).toEqual([]);
});

test('an edit sends its records alone, and deletes documents of sections that are gone', async () => {
  await push(RECORDS);
  const [first, ...others] = TEST_PAGES;
  if (!first) throw new Error('There are pages.');
  const edited = {
    ...first,
    sections: first.sections.slice(0, 1).map((one) => ({...one, text: 'New words.'})),
  };
  const report = await push(recordsOf([edited, ...others]));
  expect(report).toMatchObject({sent: 1, deleted: 2, unchanged: RECORDS.length - 3});
  const sent = server.requests.find(({path}) => path.endsWith('/import'))?.body ?? '';
  expect(sent.split('\n').map((line) => JSON.parse(line).content)).toEqual(['New words.']);
  expect(documentsBehindAlias()).toHaveLength(RECORDS.length - 2);
});

test('many records are sent in batches, and many deleted likewise', async () => {
  const [record] = RECORDS;
  if (!record) throw new Error('There are records.');
  const many = Array.from({length: 1100}, (_, index) => ({...record, id: `id${index}`}));
  await push(many);
  expect(writes().filter((write) => write.endsWith('/import'))).toHaveLength(3);
  expect(await push(many.slice(0, 900))).toMatchObject({sent: 0, deleted: 200});
  expect(writes().filter((write) => write.startsWith('DELETE'))).toHaveLength(3);
  expect(documentsBehindAlias()).toHaveLength(900);
});

test('another schema gets another collection, and browsers search the last one until it is filled', async () => {
  const {collection: before} = await push(RECORDS);
  const report = await push(RECORDS, {locales: ['en', 'ja']});
  const {collection} = report;
  expect(report).toMatchObject({sent: RECORDS.length, isSwitched: true});
  expect(writes()).toEqual([
    'POST /collections',
    `POST /collections/${collection}/documents/import`,
    'PUT /aliases/docs',
    `DELETE /collections/${before}`,
  ]);
});

test('a push that was interrupted is completed by the next one', async () => {
  const {collection} = await push(RECORDS);
  server.store.aliases.clear();
  server.store.collections.get(collection)?.documents.delete(RECORDS[0]?.id ?? '');
  expect(await push(RECORDS)).toMatchObject({sent: 1, isSwitched: true});
});

test('a collection that another tool made stays on the server', async () => {
  server.store.collections.set('docs_1700000000', {
    name: 'docs_1700000000',
    fields: [],
    documents: new Map(),
  });
  server.store.aliases.set(alias, 'docs_1700000000');
  expect(await push(RECORDS)).toMatchObject({isSwitched: true});
  expect([...server.store.collections.keys()]).toContain('docs_1700000000');
});

test('a collection with the name of the alias is an error, as browsers would search in it', async () => {
  server.store.collections.set(alias, {name: alias, fields: [], documents: new Map()});
  await expect(push(RECORDS)).rejects.toMatchObject({
    code: 'SEARCH_PUSH_NAME',
    message: 'The server has a collection named "docs", so no alias can have this name.',
  });
  expect(writes()).toEqual([]);
});

test('a wrong key, a refused record and a server that is down are reported', async () => {
  await expect(push(RECORDS, {key: 'wrong'})).rejects.toMatchObject({
    code: 'SEARCH_PUSH_REFUSED',
    message: 'Typesense refused the key in TYPESENSE_ADMIN_KEY (401).',
  });
  const broken = RECORDS.map((record) => ({...record, item_priority: 'high'})) as unknown as SearchRecord[];
  await expect(push(broken)).rejects.toMatchObject({
    code: 'SEARCH_PUSH_RECORD',
    message: `Typesense refused the record of ${RECORDS[0]?.url}: Field \`item_priority\` must be an int64.`,
  });
  server.mode = 'error';
  await expect(push(RECORDS)).rejects.toMatchObject({code: 'SEARCH_PUSH_FAILED'});
  server.mode = 'down';
  await expect(push(RECORDS)).rejects.toMatchObject({code: 'SEARCH_PUSH_UNREACHABLE'});
});

test('a server that answers with a page of HTML is reported', async () => {
  server.mode = 'html';
  await expect(push(RECORDS)).rejects.toMatchObject({code: 'SEARCH_PUSH_NO_TYPESENSE'});
});
