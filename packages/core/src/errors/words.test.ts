import {expect, test} from 'vitest';
import {messageOf} from './words.js';

test('a thrown value that is no error is its own message', () => {
  expect([messageOf(new Error('broken')), messageOf('broken'), messageOf(undefined)]).toEqual([
    'broken',
    'broken',
    'undefined',
  ]);
});
