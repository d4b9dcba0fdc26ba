import {expect, test} from 'vitest';
import nextColorMode from './nextColorMode.js';

/** Colour modes after each of four clicks. */
function clicks(
  value: 'light' | 'dark' | null,
  respectPrefersColorScheme: boolean,
  systemMode: 'light' | 'dark',
) {
  const choices = [];
  let current = value;
  for (let count = 0; count < 4; count += 1) {
    current = nextColorMode({value: current, respectPrefersColorScheme, systemMode});
    choices.push(current);
  }
  return choices;
}

test('without the system the switch goes back and forth', () => {
  expect(clicks('light', false, 'dark')).toEqual(['dark', 'light', 'dark', 'light']);
});

test('the first click always changes what is seen, and the system comes back in the third', () => {
  expect(clicks(null, true, 'light')).toEqual(['dark', 'light', null, 'dark']);
  expect(clicks(null, true, 'dark')).toEqual(['light', 'dark', null, 'light']);
});
