import {expect, test} from 'vitest';
import {generatePath} from './generatePath.js';

test.each([
  ['/users/:id', {id: 7}, '/users/7'],
  ['/users/:id(\\d+)/edit', {id: '7'}, '/users/7/edit'],
  ['/users/:id?', {}, '/users'],
  ['/:lang?', {}, '/'],
  ['/files/*', {0: 'a/b c'}, '/files/a/b%20c'],
  ['/files/*', {'*': 'a/b'}, '/files/a/b'],
  ['/a/:rest+', {rest: ['b', 'c']}, '/a/b/c'],
  ['/a/:name', {name: 'b/c?d'}, '/a/b%2Fc%3Fd'],
  ['/plain', {}, '/plain'],
])('the pattern %s with %o is %s', (pattern, params, path) => {
  expect(generatePath(pattern, params)).toBe(path);
});

test('a parameter without a value is an error that names it', () => {
  expect(() => generatePath('/users/:id')).toThrow(
    'The pattern "/users/:id" needs a value for the parameter "id".',
  );
});
