import {expect, test} from 'vitest';
import {payloadUrls} from './payloadUrl.js';

const rules = {baseUrl: '/', trailingSlash: true} as const;

test('a page is found with and without trailing slash', () => {
  expect(payloadUrls('/docs/intro/', rules)).toEqual(['/docs/intro/index.payload.json']);
  expect(payloadUrls('/docs/intro', rules)).toEqual(['/docs/intro/index.payload.json']);
  expect(payloadUrls('/docs/intro', {...rules, trailingSlash: undefined})).toEqual([
    '/docs/intro/index.payload.json',
  ]);
});

test('without trailing slashes, pages are files of their own name', () => {
  const noSlash = {baseUrl: '/', trailingSlash: false} as const;
  expect(payloadUrls('/docs/intro', noSlash)).toEqual(['/docs/intro.payload.json']);
  expect(payloadUrls('/docs/intro/', noSlash)).toEqual(['/docs/intro.payload.json']);
  expect(payloadUrls('/docs/intro.html', noSlash)).toEqual(['/docs/intro.payload.json']);
  expect(payloadUrls('/', noSlash)).toEqual(['/index.payload.json']);
});

test('the home page is found by every way to write the base URL', () => {
  for (const path of ['/base/', '/base', '/base/index.html']) {
    expect(payloadUrls(path, {baseUrl: '/base/', trailingSlash: true})).toEqual(['/base/index.payload.json']);
  }
});

test('a path that ends with .html is a page of that name, or another way to write one', () => {
  expect(payloadUrls('/docs/intro/index.html', rules)).toEqual(['/docs/intro/index.payload.json']);
  expect(payloadUrls('/docs/intro.html/', rules)).toEqual(['/docs/intro.html/index.payload.json']);
  expect(payloadUrls('/docs/intro.html', rules)).toEqual([
    '/docs/intro.html/index.payload.json',
    '/docs/intro/index.payload.json',
  ]);
  expect(payloadUrls('/docs/intro.html', {...rules, trailingSlash: undefined})).toEqual([
    '/docs/intro.payload.json',
    '/docs/intro/index.payload.json',
  ]);
});

test('a path is percent-encoded once, whether it was before or not', () => {
  const url = ['/docs/a%20b/caf%C3%A9/index.payload.json'];
  expect(payloadUrls('/docs/a b/café/', rules)).toEqual(url);
  expect(payloadUrls('/docs/a%20b/caf%C3%A9/', rules)).toEqual(url);
  expect(payloadUrls('/what%3F/', rules)).toEqual(['/what%3F/index.payload.json']);
});

test('a path outside of the base URL has no payload', () => {
  expect(payloadUrls('/other/', {baseUrl: '/base/', trailingSlash: true})).toEqual([]);
  expect(payloadUrls('/basement/', {baseUrl: '/base/', trailingSlash: true})).toEqual([]);
});

test('a path with capital letters is that of a page of this name, or of one in small letters', () => {
  expect(payloadUrls('/Docs/Intro', rules)).toEqual([
    '/Docs/Intro/index.payload.json',
    '/docs/intro/index.payload.json',
  ]);
});
