import {expect, test} from 'vitest';
import {requestAt, requests} from './requests';

test('an address is about the request that its first segment names', () => {
  expect(requestAt('comments/')?.title).toBe('Comments below a page');
  expect(requestAt('comments')?.id).toBe('comments');
  expect(requestAt('comments/any/thing/')?.id).toBe('comments');
});

test('the page itself and unknown addresses are about none', () => {
  expect(requestAt('')).toBeUndefined();
  expect(requestAt('constructor/')).toBeUndefined();
});

test('every request has an address of its own', () => {
  expect(new Set(requests.map(({id}) => id)).size).toBe(requests.length);
});
