import {expect, test} from 'vitest';
import type {RoutePayload} from '../../shared/payload.js';
import {type Connection, createPrefetcher, mayLoadAhead} from './prefetch.js';

const payload: RoutePayload = {
  code: 'c',
  path: '/a/',
  chain: [],
  files: {'content:a': '/a.js', 'data:b': '/b.json', 'data:shown': '/shown.json'},
  scripts: ['/component.js'],
};

function prefetcher({connection, fail}: {connection?: Connection; fail?: boolean} = {}) {
  const payloads: string[] = [];
  const fetched: string[] = [];
  const loaded: string[] = [];
  const api = createPrefetcher({
    connection: () => connection,
    fetchAhead: async (url) => {
      fetched.push(url);
      if (fail) throw new Error('offline');
    },
    wasRequested: (url) => url === '/shown.json',
    loadPayload: async (pathname) => {
      payloads.push(pathname);
      if (fail) throw new Error('offline');
      return payload;
    },
    mayHavePage: (pathname) => pathname !== '/shop/',
    isLoaded: (pathname) => pathname === '/shown/',
    loadPage: async (pathname) => {
      loaded.push(pathname);
      if (fail) throw new Error('offline');
    },
  });
  return {...api, payloads, fetched, loaded};
}

test('nothing is loaded ahead on 2g or with data-saver on', () => {
  expect(mayLoadAhead(undefined)).toBe(true);
  expect(mayLoadAhead({effectiveType: '4g'})).toBe(true);
  expect(mayLoadAhead({effectiveType: 'slow-2g'})).toBe(false);
  expect(mayLoadAhead({saveData: true, effectiveType: '4g'})).toBe(false);
  const {prefetch, preload, fetched, loaded} = prefetcher({connection: {effectiveType: '2g'}});
  expect([prefetch('/a/'), preload('/a/')]).toEqual([false, false]);
  expect([...fetched, ...loaded]).toEqual([]);
});

test('a prefetch brings the payload, then its scripts and files, once', async () => {
  const {prefetch, payloads, fetched} = prefetcher();
  await prefetch('/a/');
  expect(fetched).toEqual(['/component.js', '/a.js', '/b.json']);
  expect(prefetch('/a/')).toBe(false);
  await prefetch('/other/');
  expect(payloads).toEqual(['/a/', '/other/']);
  expect(fetched).toHaveLength(3);
});

test('nothing is requested for a path that has no page', () => {
  const {prefetch, preload, payloads, loaded} = prefetcher();
  expect([prefetch('/shop/'), preload('/shop/')]).toEqual([false, false]);
  expect([...payloads, ...loaded]).toEqual([]);
});

test('what failed can be tried again', async () => {
  const {prefetch, preload, payloads, loaded} = prefetcher({fail: true});
  await prefetch('/a/');
  await prefetch('/a/');
  expect(payloads).toHaveLength(2);
  await preload('/a/');
  await preload('/a/');
  expect(loaded).toHaveLength(2);
});

test('a preloaded page is neither preloaded nor prefetched again', async () => {
  const {prefetch, preload} = prefetcher();
  await preload('/a/');
  expect([preload('/a/'), prefetch('/a/')]).toEqual([false, false]);
});

test('the page that is shown is not loaded ahead', () => {
  const {prefetch, preload} = prefetcher();
  expect([prefetch('/shown/'), preload('/shown/')]).toEqual([false, false]);
});
