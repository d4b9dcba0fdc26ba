import {expect, test} from 'vitest';
import {applyTrailingSlash, htmlFile, joinUrl, pageKey} from './url.js';

const apply = (url: string, trailingSlash: boolean | undefined) =>
  applyTrailingSlash(url, {trailingSlash, baseUrl: '/base/'});

test.each([
  ['/a', '/a', '/a/', '/a'],
  ['/a/', '/a/', '/a/', '/a'],
  ['/a?b#c', '/a?b#c', '/a/?b#c', '/a?b#c'],
  ['/a/#c', '/a/#c', '/a/#c', '/a#c'],
  ['/', '/', '/', '/'],
  ['/base/', '/base/', '/base/', '/base/'],
  ['#c', '#c', '#c', '#c'],
  ['/a/b.html', '/a/b.html', '/a/b.html', '/a/b.html'],
  ['/a/b.html?c', '/a/b.html?c', '/a/b.html?c', '/a/b.html?c'],
])('%s is left alone, or ends with a slash, or without', (url, untouched, withSlash, without) => {
  expect([apply(url, undefined), apply(url, true), apply(url, false)]).toEqual([
    untouched,
    withSlash,
    without,
  ]);
});

test.each([
  ['/', 'index.html', 'index.html', 'index.html'],
  ['/a', 'a/index.html', 'a/index.html', 'a.html'],
  ['/a/', 'a/index.html', 'a/index.html', 'a/index.html'],
  ['/a/b.html', 'a/b.html', 'a/b.html', 'a/b.html'],
])('the page %s is a file by the same option', (path, untouched, withSlash, without) => {
  expect([htmlFile(path, undefined), htmlFile(path, true), htmlFile(path, false)]).toEqual([
    untouched,
    withSlash,
    without,
  ]);
});

test('parts of a URL are joined by single slashes', () => {
  expect(joinUrl('https://a.b/', '/c/', '', 'd')).toBe('https://a.b/c/d');
  expect(joinUrl('', '')).toBe('/');
});

test('paths that name one page have one key', () => {
  expect(['/My%20Page/', '/my page', '/MY PAGE'].map(pageKey)).toEqual(['/my page', '/my page', '/my page']);
});
