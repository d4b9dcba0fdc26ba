import {expect, test} from 'vitest';
import {createSlot} from './createSlot.js';

test('on the server every use of a slot is an error that names its key', () => {
  const slot = createSlot('theme', 'localStorage');
  const message =
    'Illegal storage API usage for storage key "theme". Storage can only be used in the browser: ' +
    'move the call to an effect or an event handler.';
  expect(() => slot.get()).toThrow(message);
  expect(() => slot.set('dark')).toThrow(message);
  expect(() => slot.del()).toThrow(message);
  expect(() => slot.listen(() => {})).toThrow(message);
});
