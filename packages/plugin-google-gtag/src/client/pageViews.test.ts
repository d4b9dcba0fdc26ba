import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {onRouteDidUpdate} from './pageViews.js';

const at = (pathname: string, search = '', hash = '') =>
  ({pathname, search, hash}) as Parameters<typeof onRouteDidUpdate>[0]['location'];

let calls: unknown[][];

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  vi.stubGlobal('window', {gtag: (...call: unknown[]) => calls.push(call)});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a move to another address is a page view, once the title is written', () => {
  onRouteDidUpdate({location: at('/b', '?q=1', '#c'), previousLocation: at('/a')});
  expect(calls).toEqual([]);
  vi.runAllTimers();
  expect(calls).toEqual([
    ['set', 'page_path', '/b?q=1#c'],
    ['event', 'page_view'],
  ]);
});

test('the first page and an event without a new address are none', () => {
  onRouteDidUpdate({location: at('/a'), previousLocation: null});
  onRouteDidUpdate({location: at('/a', '?q'), previousLocation: at('/a', '?q')});
  vi.runAllTimers();
  expect(calls).toEqual([]);
});

test('nothing fails where the tag was blocked', () => {
  vi.stubGlobal('window', {});
  onRouteDidUpdate({location: at('/b'), previousLocation: at('/a')});
  expect(() => vi.runAllTimers()).not.toThrow();
});
