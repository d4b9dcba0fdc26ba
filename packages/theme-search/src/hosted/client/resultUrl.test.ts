import {expect, test} from 'vitest';
import {resultUrl} from './resultUrl.js';

const rules = {baseUrl: '/site/'};

test('makes the address of a hit relative to the site', () => {
  expect(resultUrl('https://docs.example/site/docs/intro/#install', rules)).toBe('/site/docs/intro/#install');
  expect(resultUrl('https://docs.example/docs/intro', rules)).toBe('/site/docs/intro');
  expect(resultUrl('https://docs.example/site', rules)).toBe('/site/');
  expect(resultUrl('/docs/intro?a=b', rules)).toBe('/site/docs/intro');
});

test('keeps addresses of other sites that the configuration names', () => {
  const external = {...rules, externalUrlRegex: 'api\\.example'};
  expect(resultUrl('https://api.example/v1?a=b#c', external)).toBe('https://api.example/v1?a=b#c');
  expect(resultUrl('https://docs.example/docs/', external)).toBe('/site/docs/');
});

test('replaces a part of the path', () => {
  const replacing = {...rules, replaceSearchResultPathname: {from: '^/docs', to: '/handbook'}};
  expect(resultUrl('https://docs.example/docs/intro', replacing)).toBe('/site/handbook/intro');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://',
])('refuses %s', (url) => {
  expect(resultUrl(url, {...rules, externalUrlRegex: '.'})).toBe(null);
});

test.each([
  'https://docs.example//evil.example/',
  'https://docs.example/\\evil.example/',
  '//evil.example//evil.example',
])('stays on the site for %s', (url) => {
  expect(resultUrl(url, {baseUrl: '/'})).toBe('/evil.example/'.slice(0, url.endsWith('/') ? undefined : -1));
});
