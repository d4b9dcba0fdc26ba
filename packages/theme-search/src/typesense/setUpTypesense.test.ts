import type {LoadContext} from '@lectern/core';
import {afterEach, expect, test, vi} from 'vitest';
import {setUpTypesense} from './setUpTypesense.js';

const context = {siteConfigPath: '/site/site.config.ts', mode: 'production'} as LoadContext;
const options = {nodes: ['https://search.example/'], collection: 'docs', searchKey: 'search-only'};

afterEach(() => vi.unstubAllEnvs());

test('browsers get the addresses, the collection and the key for searching', () => {
  expect(setUpTypesense(context, options)).toMatchObject({
    publicOptions: {
      nodes: ['https://search.example'],
      collection: 'docs',
      searchKey: 'search-only',
      searchParameters: {},
    },
    origins: ['https://search.example'],
  });
});

test('servers can be written as the clients of Typesense take them', () => {
  const nodes = [
    {host: 'a.example', port: 8108, protocol: 'http'},
    {host: 'b.example', path: '/search'},
  ];
  expect(setUpTypesense(context, {...options, nodes}).publicOptions).toMatchObject({
    nodes: ['http://a.example:8108', 'https://b.example/search'],
  });
});

test('the key for writing is not accepted in the place of that for searching', () => {
  vi.stubEnv('TYPESENSE_ADMIN_KEY', 'search-only');
  expect(() => setUpTypesense(context, options)).toThrow(
    'The option `searchKey` is the key in TYPESENSE_ADMIN_KEY, which may write.',
  );
});

test.each([
  [{}, '"nodes" must be an array, but is missing.'],
  [{...options, nodes: []}, '"nodes" must list at least one server.'],
  [{...options, nodes: ['search.example']}, '"nodes[0]" must be the address of a server'],
  [{...options, nodes: ['javascript:alert(1)']}, '"nodes[0]" must be the address of a server'],
  [{...options, nodes: [{host: 'a.example', prot: 'http'}]}, '"nodes[0]" has no field "prot".'],
  [{...options, collection: '../x'}, '"collection" must be a name of letters'],
  [{...options, colection: 'docs'}, 'Did you mean "collection"?'],
  [{...options, externalUrlRegex: '('}, '"externalUrlRegex" must be the source of a regular expression'],
  [{...options, searchKey: ''}, '"searchKey" must be text that is not empty'],
])('wrong options are named: %j', (given, message) => {
  expect(() => setUpTypesense(context, given)).toThrow(message);
});
