import {expect, test} from 'vitest';
import {createLocation, locationOf} from './location.js';

test('a URL path is divided into its parts, and its path is decoded', () => {
  expect(locationOf('/a%20b?c=1#d')).toMatchObject({pathname: '/a b', search: '?c=1', hash: '#d'});
  expect(locationOf('?c=1')).toMatchObject({pathname: '', search: '?c=1', hash: ''});
});

test('a relative target starts from the current path', () => {
  expect(createLocation('next', {pathname: '/docs/intro'}).pathname).toBe('/docs/next');
});
