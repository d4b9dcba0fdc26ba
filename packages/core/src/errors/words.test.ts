import {expect, test} from 'vitest';
import {messageOf, nearestHint} from './words.js';

test('the hint asks for the nearest name, and is absent if no name is similar', () => {
  expect(nearestHint('biuld', ['build', 'start'])).toBe('Did you mean "build"?');
  expect(nearestHint('x', ['build', 'start'])).toBeUndefined();
});

test('a thrown value that is no error is its own message', () => {
  expect([messageOf(new Error('broken')), messageOf('broken'), messageOf(undefined)]).toEqual([
    'broken',
    'broken',
    'undefined',
  ]);
});
