import * as React from 'react';
import {expect, test} from 'vitest';
import {usableNames} from './usableNames.js';

test('what is no name is left out of a scope', () => {
  expect(usableNames({a: 1, $b: 2, größe: 3, default: 4, 'module.exports': 5, '6': 6})).toEqual({
    a: 1,
    $b: 2,
    größe: 3,
  });
  expect(usableNames({...React})).toMatchObject({useState: React.useState});
  expect(usableNames()).toEqual({});
});
