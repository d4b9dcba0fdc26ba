import {describe, expect, test} from 'vitest';
import type {CollectionEntry} from '../plugins/Collection.js';
import {type CollectionQuery, collectionRef, queryOfRef} from '../shared/collectionQuery.js';
import {CollectionIndex, type OwnedCollection} from './CollectionIndex.js';

const entry = (title: string, fields: object = {}): CollectionEntry => ({
  title,
  permalink: `/${title.toLowerCase()}`,
  ...fields,
});

const list = (name: string, entries: CollectionEntry[], fields: Partial<OwnedCollection> = {}) => ({
  name,
  pluginId: 'default',
  isMain: true,
  entries,
  ...fields,
});

const lists: OwnedCollection[] = [
  list(
    'docs',
    [
      entry('Ten', {
        step: 10,
        folder: 'guides/deep',
        tags: [{label: 'Release notes', permalink: '/docs/tags/news/'}],
      }),
      entry('Nine', {step: 9, folder: 'guides', level: ['easy', 'new']}),
      entry('Zebra', {folder: '', level: 'hard'}),
    ],
    {version: '2.0'},
  ),
  list('docs', [entry('Old', {step: 1})], {version: '1.0', isMain: false}),
  list('docs', [entry('Second')], {pluginId: 'second'}),
  list('blog', [
    entry('Post', {tags: [{label: 'News', permalink: '/blog/tags/news'}]}),
    entry('Odd', {tags: ['plain', 5, null, {label: 1}], folder: 7}),
  ]),
];

const index = new CollectionIndex({locale: 'en', lists});

function titles(query: CollectionQuery): unknown[] {
  return index.rows(queryOfRef(collectionRef(query))).map(({title}) => title);
}

describe('a query selects', () => {
  test.each<[string, CollectionQuery, string[]]>([
    ['the versions that a reader sees first', {from: 'docs'}, ['Ten', 'Nine', 'Zebra', 'Second']],
    ['an older version by its name', {from: 'docs', version: '1.0'}, ['Old']],
    ['an instance', {from: 'docs', pluginId: 'second'}, ['Second']],
    ['several collections, in this order', {from: ['blog', 'docs'], limit: 3}, ['Post', 'Odd', 'Ten']],
    ['a folder and what is below it', {from: 'docs', folder: 'guides'}, ['Ten', 'Nine']],
    ['no folder with a similar name', {from: 'docs', folder: 'guide'}, []],
    ['a tag of all collections by its URL', {from: ['docs', 'blog'], tag: 'news'}, ['Ten', 'Post']],
    ['a tag that is text', {from: 'blog', tag: 'plain'}, ['Odd']],
    ['one of several tags', {from: 'docs', tag: ['none', 'news', 'Release notes']}, ['Ten']],
    ['a tag by its label', {from: ['docs', 'blog'], tag: 'Release notes'}, ['Ten']],
    ['a value, or one of a list', {from: 'docs', where: {level: 'easy'}}, ['Nine']],
    ['one of several values', {from: 'docs', where: {level: ['hard', 'new']}}, ['Nine', 'Zebra']],
    ['entries without a field', {from: 'docs', pluginId: 'default', where: {level: null}}, ['Ten']],
    ['no inherited field', {from: 'docs', where: {constructor: 'x', toString: 'x'}}, []],
    [
      'numbers in order, entries without one last',
      {from: 'docs', sort: 'step'},
      ['Nine', 'Ten', 'Zebra', 'Second'],
    ],
    ['in descending order', {from: 'docs', sort: '-title'}, ['Zebra', 'Ten', 'Second', 'Nine']],
  ])('%s', (_name, query, expected) => {
    expect(titles(query)).toEqual(expected);
  });
});

test('rows have the chosen fields only, in the order of the query', () => {
  const query = queryOfRef(
    collectionRef({from: 'docs', limit: 1, fields: ['step', 'title', '__proto__', 'none']}),
  );
  expect(JSON.stringify(index.rows(query))).toBe('[{"step":10,"title":"Ten"}]');
});

test('names that do not exist are errors with the names that do', () => {
  expect(() => titles({from: 'doc'})).toThrow(
    'There is no collection "doc". The collections: "docs", "blog".',
  );
  expect(() => titles({from: 'docs', version: ['2.0', '3.0']})).toThrow(
    'There is no version of the collection "docs" with the name "3.0". The versions: "2.0", "1.0".',
  );
  expect(() => titles({from: 'docs', where: {levl: 'hard'}})).toThrow(
    'No entry of the query has the field "levl". Did you mean "level"?',
  );
  expect(() => titles({from: 'docs', sort: '-steps'})).toThrow('Did you mean "step"?');
  expect(() => titles({from: 'docs', fields: ['title', 'Level']})).toThrow('Did you mean "level"?');
  expect(() => titles({from: 'blog', where: {tag: 'news'}})).toThrow('Did you mean "tags"?');
  expect(titles({from: 'docs', where: {featured: true}, sort: 'weight'})).toEqual([]);
  expect(() => titles({from: 'docs', pluginId: 'third'})).toThrow(/"third"\. The ids: "default", "second"\./);
});
