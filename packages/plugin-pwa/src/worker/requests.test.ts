import {expect, test} from 'vitest';
import {filePath, isHashedFile, kindOfRequest, pagePath} from './requests.js';

const scope = new URL('https://example.com/base/');
const request = {method: 'GET', mode: 'cors', destination: '', hasRange: false};
const kindOf = (path: string, more: Partial<typeof request> = {}) =>
  kindOfRequest({...request, ...more, url: new URL(path, scope)}, scope);

test('pages and files of the site are answered, each in its way', () => {
  expect(kindOf('docs/intro', {mode: 'navigate', destination: 'document'})).toBe('page');
  expect(kindOf('docs/intro/index.payload.json')).toBe('file');
  expect(kindOf('img/logo.svg', {mode: 'no-cors', destination: 'image'})).toBe('file');
  expect(kindOf('assets/data/index.json')).toBe('file');
  expect(kindOf('search-index.json')).toBe('file');
  expect(kindOf('assets/js/client.b2d315d0.js', {destination: 'script'})).toBe('hashed');
  expect(kindOf('assets/images/dot-3abe4008.png', {destination: 'image'})).toBe('hashed');
});

test('all else is left to the browser: other sites, other folders, media, and data that is not of pages', () => {
  expect(kindOf('https://other.example/base/img/logo.svg', {destination: 'image'})).toBe(undefined);
  expect(kindOf('/elsewhere/', {mode: 'navigate'})).toBe(undefined);
  expect(kindOf('api/user.json')).toBe(undefined);
  expect(kindOf('docs/intro', {mode: 'navigate', method: 'POST'})).toBe(undefined);
  expect(kindOf('video.mp4', {destination: 'video', hasRange: true})).toBe(undefined);
  expect(kindOf('video.mp4', {destination: 'video'})).toBe(undefined);
});

test('only files below assets/ with a hash in their name never change', () => {
  expect(isHashedFile('assets/content/intro.5f251b83.txt')).toBe(true);
  expect(isHashedFile('assets/data/index.json')).toBe(false);
  expect(isHashedFile('img/dot-3abe4008.png')).toBe(false);
});

test('all addresses of a page are one', () => {
  for (const path of ['/docs/a b', '/docs/a%20b/', '/docs/a%20b.html', '/docs/a%20b/index.html'])
    expect(pagePath(path), path).toBe('/docs/a b');
  for (const path of ['/', '/index.html']) expect(pagePath(path)).toBe('/');
  expect(pagePath('/100%')).toBe('/100%');
  expect(filePath('/img/%C3%BC.png')).toBe('/img/ü.png');
});
