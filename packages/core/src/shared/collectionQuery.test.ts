import {describe, expect, test} from 'vitest';
import {type CollectionQuery, collectionRef, isCollectionRef, queryOfRef} from './collectionQuery.js';

const broken = (query: unknown) => () => collectionRef(query as CollectionQuery);

test('equal queries have one reference, whatever the order of their fields', () => {
  const one = collectionRef({
    from: 'docs',
    where: {b: 1, a: ['x']},
    tag: 'new',
    fields: ['title', 'permalink'],
  });
  const other = collectionRef({
    tag: ['new'],
    where: {a: 'x', b: [1]},
    from: ['docs', 'docs'],
    limit: undefined,
  });
  expect(one).toBe(other);
  expect(isCollectionRef(one)).toBe(true);
  expect(queryOfRef(one)).toEqual({
    from: ['docs'],
    tag: ['new'],
    where: {a: ['x'], b: [1]},
    fields: ['title', 'permalink'],
  });
});

test('a reference is read like the query that it was made of', () => {
  const ref = collectionRef({from: 'docs', folder: '/guides/', sort: '-date', limit: 3});
  expect(collectionRef(queryOfRef(ref))).toBe(ref);
  expect(queryOfRef(ref).folder).toBe('guides');
});

describe('mistakes', () => {
  test.each<[string, unknown, RegExp]>([
    ['no object', 'docs', /is an object such as \{from: "docs"\}/],
    ['no collection', {}, /"from" of a query must be the name of a collection/],
    ['an unknown field', {from: 'docs', tags: 'x'}, /has no field "tags"\. Its fields are from, /],
    [
      'a function',
      {from: 'docs', where: () => true},
      /"where" of a query must be an object, but is function/,
    ],
    ['a nested value', {from: 'docs', where: {a: {b: 1}}}, /"where\.a" of a query must be text, a number/],
    [
      'a limit of zero',
      {from: 'docs', limit: 0},
      /"limit" of a query must be a whole number above 0, but is 0/,
    ],
    ['an empty list', {from: [], fields: ['title']}, /"from" of a query must be text or a list of texts/],
    ['a long query', {from: 'docs', where: {a: 'x'.repeat(5000)}}, /has 4000 characters of JSON at most/],
  ])('%s', (_name, query, message) => {
    expect(broken(query)).toThrow(message);
  });

  test('in a reference from a request', () => {
    expect(() => queryOfRef('data:other.json')).toThrow('is no reference of a query');
    expect(() => queryOfRef('data:collection:[')).toThrow();
    expect(() => queryOfRef(`data:collection:${' '.repeat(9000)}`)).toThrow('too long');
  });
});
