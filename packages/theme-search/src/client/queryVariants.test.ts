import {expect, test} from 'vitest';
import {queryVariants} from './queryVariants.js';

test('a query of several words is tried without one of them, then word by word', () => {
  expect(queryVariants('install the plugin')).toEqual([
    'install the',
    'the plugin',
    'install',
    'plugin',
    'the',
    'insta',
  ]);
});

test('a single word is tried by its beginnings, unless they are too short to mean anything', () => {
  expect(queryVariants('configurationx')).toEqual(['configurat', 'configu']);
  expect(queryVariants('cat')).toEqual([]);
});
