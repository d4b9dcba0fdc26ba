import {expect, test} from 'vitest';
import {hasOfflineMode, workerAddress} from './workerParams.js';

test('the address of the worker has its parameters as JSON', () => {
  const address = workerAddress('/base/sw.js', {offlineMode: true, debug: false});
  expect(address).toBe('/base/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D');
  expect(hasOfflineMode({scriptURL: `https://example.com${address}`})).toBe(true);
});

test('a worker without such parameters has no offline mode', () => {
  expect(hasOfflineMode({scriptURL: 'https://example.com/sw.js'})).toBe(false);
  expect(hasOfflineMode({scriptURL: 'https://example.com/sw.js?params=null'})).toBe(false);
  expect(hasOfflineMode({scriptURL: 'https://example.com/sw.js?params=%7B'})).toBe(false);
  expect(hasOfflineMode(null)).toBe(false);
});
