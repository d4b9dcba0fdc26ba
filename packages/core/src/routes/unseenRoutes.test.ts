import {expect, test, vi} from 'vitest';
import type {RouteConfig} from '../plugins/Plugin.js';
import {changeRoutes, hasChildren, unseenKey, unseenRoutes} from './unseenRoutes.js';

const route = (path: string): RouteConfig => ({path, component: '@theme/Page'});

test('routes are made once, when somebody looks', () => {
  const make = vi.fn(() => [route('/a'), route('/b')]);
  const routes = unseenRoutes('key', make);
  expect(Array.isArray(routes)).toBe(true);
  expect(hasChildren({...route('/'), routes})).toBe(true);
  expect(unseenKey(routes)).toBe('key');
  expect(make).not.toHaveBeenCalled();
  expect(routes.map(({path}) => path)).toEqual(['/a', '/b']);
  expect(routes).toEqual([route('/a'), route('/b')]);
  expect(JSON.parse(JSON.stringify(routes))).toEqual([route('/a'), route('/b')]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(unseenKey(routes), 'whoever looks may change them').toBeUndefined();
});

test.each<[string, (routes: RouteConfig[]) => unknown]>([
  ['length', (routes) => routes.length],
  ['spread', (routes) => [...routes]],
  ['keys', (routes) => Object.keys(routes)],
  ['in', (routes) => 0 in routes],
  ['push', (routes) => routes.push(route('/c'))],
  ['assignment', (routes) => Object.assign(routes, {0: route('/c')})],
  ['length set', (routes) => (routes.length = 0)],
  ['delete', (routes) => Reflect.deleteProperty(routes, 0)],
  ['freeze', (routes) => Object.freeze(routes)],
])('%s is a look, and does what it does to any array', (_name, look) => {
  const routes = unseenRoutes('key', () => [route('/a'), route('/b')]) as RouteConfig[];
  const plain = [route('/a'), route('/b')];
  expect(look(routes)).toEqual(look(plain));
  expect(unseenKey(routes)).toBeUndefined();
  expect([...routes]).toEqual([...plain]);
});

test('what is done to unseen routes is done when somebody looks', () => {
  const change = vi.fn((routes: readonly RouteConfig[]) => routes.toReversed());
  const changed = changeRoutes(
    unseenRoutes('key', () => [route('/a'), route('/b')]),
    change,
  );
  expect(unseenKey(changed)).toBe('key');
  expect(change).not.toHaveBeenCalled();
  expect(changed.map(({path}) => path)).toEqual(['/b', '/a']);
  expect(changeRoutes([route('/a'), route('/b')], change).map(({path}) => path)).toEqual(['/b', '/a']);
  expect(change).toHaveBeenCalledTimes(2);
});

test('routes without children have none', () => {
  expect(hasChildren(route('/'))).toBe(false);
  expect(hasChildren({...route('/'), routes: []})).toBe(false);
  expect(hasChildren({...route('/'), routes: [route('/a')]})).toBe(true);
});
