import {afterEach, expect, test, vi} from 'vitest';
import {createSlot} from './createSlot.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

test('where there is no storage, slots forget, and the page warns once', async () => {
  vi.resetModules();
  const {createSlot, readJsonSlot} = await import('./createSlot.js');
  vi.stubGlobal('window', {localStorage: null});
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const key of ['theme', 'tab']) {
    const slot = createSlot(key, 'localStorage');
    slot.set('dark');
    slot.del();
    expect(slot.get()).toBeNull();
    expect(readJsonSlot(slot)).toBeUndefined();
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('storage of this site is not available')]]);
});
