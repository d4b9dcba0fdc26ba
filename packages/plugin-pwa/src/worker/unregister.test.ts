import {expect, test} from 'vitest';
import {isMissing} from './unregister.js';

const answer = (status: number, type: string) => ({status, headers: new Headers({'content-type': type})});

test('the script of a worker is missing with status 404 or 410, or a page is in its place', () => {
  expect(isMissing(answer(404, 'text/plain'))).toBe(true);
  expect(isMissing(answer(410, 'text/html'))).toBe(true);
  expect(isMissing(answer(200, 'text/html; charset=utf-8'))).toBe(true);
});

test('an error of the server does not mean that', () => {
  expect(isMissing(answer(200, 'text/javascript'))).toBe(false);
  expect(isMissing(answer(503, 'text/html'))).toBe(false);
  expect(isMissing(answer(403, 'text/html'))).toBe(false);
});
