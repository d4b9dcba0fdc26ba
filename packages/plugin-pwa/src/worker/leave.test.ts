import {expect, test} from 'vitest';
import {isGone} from './leave.js';

const answer = (status: number, type: string) => ({status, headers: new Headers({'content-type': type})});

test('a worker is gone if its script is missing, or a page is in its place', () => {
  expect(isGone(answer(404, 'text/plain'))).toBe(true);
  expect(isGone(answer(410, 'text/html'))).toBe(true);
  expect(isGone(answer(200, 'text/html; charset=utf-8'))).toBe(true);
});

test('a server that fails says nothing about it', () => {
  expect(isGone(answer(200, 'text/javascript'))).toBe(false);
  expect(isGone(answer(503, 'text/html'))).toBe(false);
  expect(isGone(answer(403, 'text/html'))).toBe(false);
});
