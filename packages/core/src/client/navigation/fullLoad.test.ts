import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reloadOnce} from './fullLoad.js';

function stubWindow(storage: object): {readonly reloads: () => number} {
  const reload = vi.fn();
  const dispatchEvent = () => true;
  const location = {href: 'https://example.com/a', reload};
  const sessionStorage = {get: () => storage};
  const window = Object.defineProperty({location, dispatchEvent}, 'sessionStorage', sessionStorage);
  vi.stubGlobal('window', window);
  return {reloads: () => reload.mock.calls.length};
}

function memoryStorage(): object {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const full = {
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
};

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true});
  vi.stubGlobal('StorageEvent', Event);
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that fails again right after its reload is not loaded a third time', () => {
  const {reloads} = stubWindow(memoryStorage());
  expect(reloadOnce('cause', {isFirstLoad: true})).toBe(true);
  expect(reloadOnce('cause', {isFirstLoad: true})).toBe(false);
  expect(reloads()).toBe(1);
});

test('where nothing can be stored, only an app that runs already loads its page as a whole', () => {
  const {reloads} = stubWindow(full);
  expect(reloadOnce('cause', {isFirstLoad: true})).toBe(false);
  expect(reloadOnce('cause', {isFirstLoad: false})).toBe(true);
  expect(reloads()).toBe(1);
});
