import {expect, test} from 'vitest';
import {findOpenRoute} from './payloadLoader.js';

test('of several open routes around a path, the longest answers', () => {
  expect(findOpenRoute('/app/admin/users', ['/app', '/app/admin', '/other'])).toBe('/app/admin');
  expect(findOpenRoute('/app/x', ['/app', '/app/admin'])).toBe('/app');
  expect(findOpenRoute('/apple', ['/app'])).toBeUndefined();
});
