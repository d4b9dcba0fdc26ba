import {expect, test} from 'vitest';
import {parseRedirects, withRedirects} from './redirectsFile.js';

test('lines are redirects, with their place', () => {
  const {redirects, problems} = parseRedirects(
    '# mine\n\n/old  /new#part\n\t/x\thttps://example.org/ \n',
    '/f',
  );
  expect(problems).toEqual([]);
  expect(redirects).toEqual([
    {from: '/old', to: '/new#part', option: ['accepted'], location: {file: '/f', line: 3}},
    {from: '/x', to: 'https://example.org/', option: ['accepted'], location: {file: '/f', line: 4}},
  ]);
});

test.each([
  ['/old', 'A line has two addresses'],
  ['/old /new 301', 'A line has two addresses'],
  ['old /new', 'The address "old" does not start with "/".'],
  ['/../a /new', 'has a "." or ".." between its slashes'],
  ['/old javascript:alert(1)', 'is neither a path that starts with one "/" nor a URL'],
  ['======= ', 'A line has two addresses'],
])('the line "%s" is reported', (line, message) => {
  const {redirects, problems} = parseRedirects(`/a /b\n${line}`, '/f');
  expect(redirects).toHaveLength(1);
  expect(problems).toEqual([{file: '/f', line: 2, message: expect.stringContaining(message)}]);
});

test('redirects are added behind the text of the file, which does not change', () => {
  const added = [{from: '/a b/', to: '/c'}];
  expect(withRedirects('# mine\r\n/x /y', added)).toBe('# mine\r\n/x /y\r\n/a%20b /c\r\n');
  expect(withRedirects('', added)).toBe('/a%20b /c\n');
  expect(withRedirects(undefined, added)).toMatch(/^# .+\n\n\/a%20b \/c\n$/);
});
