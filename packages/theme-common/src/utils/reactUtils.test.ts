import {expect, test} from 'vitest';
import {provided} from './reactUtils.js';

function useThing(value: null | undefined) {
  return provided(value, 'ThingProvider', 'Add it.');
}

test.each([[null], [undefined]])('the value %s means that there is no provider', (value) => {
  expect(() => useThing(value)).toThrow('Hook useThing is called outside the <ThingProvider>. Add it.');
});

test('other values are returned, also those that are false', () => {
  expect([provided(0, 'A'), provided('', 'A'), provided(false, 'A')]).toEqual([0, '', false]);
});
