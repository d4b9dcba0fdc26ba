import {expect, test} from 'vitest';
import {matchCacheLimit, matchCacheSize, matchPath} from './matchPath.js';

test('a pattern matches its own path and, unless exact, the paths below it', () => {
  expect(matchPath('/docs', '/docs')).toEqual({path: '/docs', url: '/docs', isExact: true, params: {}});
  expect(matchPath('/docs/intro', '/docs')).toEqual({
    path: '/docs',
    url: '/docs',
    isExact: false,
    params: {},
  });
  expect(matchPath('/docs/intro', {path: '/docs', exact: true})).toBeNull();
  expect(matchPath('/docsify', '/docs')).toBeNull();
});

test('a trailing slash counts only with strict', () => {
  expect(matchPath('/docs/', {path: '/docs', exact: true})?.isExact).toBe(true);
  expect(matchPath('/docs', {path: '/docs/', exact: true})?.isExact).toBe(true);
  expect(matchPath('/docs', {path: '/docs/', strict: true})).toBeNull();
  expect(matchPath('/docs/', {path: '/docs', exact: true, strict: true})).toBeNull();
});

test('letters match in any case unless sensitive', () => {
  expect(matchPath('/Docs', '/docs')).not.toBeNull();
  expect(matchPath('/Docs', {path: '/docs', sensitive: true})).toBeNull();
});

test('parameters are named, may be optional, and may have a pattern', () => {
  expect(matchPath('/users/42/edit', '/users/:id/:action?')?.params).toEqual({id: '42', action: 'edit'});
  expect(matchPath('/users/42', '/users/:id/:action?')?.params).toEqual({id: '42', action: undefined});
  expect(matchPath('/users/me', '/users/:id(\\d+)')).toBeNull();
  expect(matchPath('/a/b/c', '/a/:rest*')?.params).toEqual({rest: 'b/c'});
});

test('an asterisk matches everything, and special characters stand for themselves', () => {
  expect(matchPath('/any/thing', '*')?.params).toEqual({0: '/any/thing'});
  expect(matchPath('/v1.0', '/v1.0')).not.toBeNull();
  expect(matchPath('/v1x0', '/v1.0')).toBeNull();
});

test('the first of several patterns that matches wins; the root matches every path', () => {
  expect(matchPath('/b', {path: ['/a', '/b']})?.path).toBe('/b');
  expect(matchPath('/b', '/')).toEqual({path: '/', url: '/', isExact: false, params: {}});
  expect(matchPath('/b', {})).toBeNull();
});

test('at most 10000 patterns are kept, and later ones still match', () => {
  for (let index = 0; index <= matchCacheLimit + 5; index++) matchPath('/', `/page-${index}`);
  expect(matchCacheSize()).toBe(10_000);
  expect(matchPath('/page-later', '/page-later')?.isExact).toBe(true);
});
