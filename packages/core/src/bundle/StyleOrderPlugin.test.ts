import {expect, test} from 'vitest';
import {mergeOrders} from './StyleOrderPlugin.js';

test('the first part comes first, and later ones follow in their order', () => {
  expect(mergeOrders([['z', 'y'], ['b', 'a'], ['c']])).toEqual(['z', 'y', 'b', 'a', 'c']);
});

test('the order within each part is kept, whichever part an item came from', () => {
  expect(mergeOrders([['custom'], ['a', 'shared'], ['shared', 'b'], ['c', 'b']])).toEqual([
    'custom',
    'a',
    'shared',
    'c',
    'b',
  ]);
  expect(
    mergeOrders([
      ['x', 'z'],
      ['y', 'z'],
    ]),
  ).toEqual(['x', 'y', 'z']);
});

test('of contradicting orders the first one decides', () => {
  expect(
    mergeOrders([
      ['a', 'b'],
      ['b', 'a', 'c'],
    ]),
  ).toEqual(['a', 'b', 'c']);
  expect(mergeOrders([['a'], ['b', 'c', 'd'], ['d', 'c', 'b']])).toEqual(['a', 'b', 'c', 'd']);
});

test('no parts make no stylesheet', () => {
  expect(mergeOrders([])).toEqual([]);
  expect(mergeOrders([[], []])).toEqual([]);
});
