import {afterEach, expect, test, vi} from 'vitest';
import {preferredVersionSlot} from './preferredVersionStorage.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('where storage is blocked, the preferred version is forgotten with a warning', async () => {
  vi.resetModules();
  const {preferredVersionSlot} = await import('./preferredVersionStorage.js');
  const denied = new Error('denied');
  vi.stubGlobal('window', {
    get localStorage() {
      throw denied;
    },
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const slot = preferredVersionSlot('default', 'localStorage');
  slot.set('1.0');
  expect(slot.get()).toBeNull();
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('storage of this site is not available'), denied],
  ]);
});

test('without persistence nothing is read', () => {
  vi.stubGlobal('window', {});
  expect(preferredVersionSlot('default', 'none').get()).toBeNull();
});
