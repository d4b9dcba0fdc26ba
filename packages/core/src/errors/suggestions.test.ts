import {expect, test} from 'vitest';
import {nearestHint} from './suggestions.js';

test('the hint asks for the nearest name, and is absent if no name is similar', () => {
  expect(nearestHint('biuld', ['build', 'start'])).toBe('Did you mean "build"?');
  expect(nearestHint('x', ['build', 'start'])).toBeUndefined();
});
