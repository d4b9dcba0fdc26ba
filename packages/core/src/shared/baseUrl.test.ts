import {expect, test} from 'vitest';
import {addBaseUrl} from './baseUrl.js';

const site = {siteUrl: 'https://site.test', baseUrl: '/base/'};

test('adds the base URL once, unless forced', () => {
  expect(addBaseUrl('/img/a.png', site)).toBe('/base/img/a.png');
  expect(addBaseUrl('img/a.png', site)).toBe('/base/img/a.png');
  expect(addBaseUrl('/base/img/a.png', site)).toBe('/base/img/a.png');
  expect(addBaseUrl('/base', site)).toBe('/base/');
  expect(addBaseUrl('/base/x', site, {forcePrependBaseUrl: true})).toBe('/base/base/x');
});

test('leaves empty, hash and protocol URLs alone', () => {
  for (const url of ['', '#x', 'https://x.test', '//x.test', 'data:image/png;base64,AA']) {
    expect(addBaseUrl(url, site, {absolute: true, forcePrependBaseUrl: true})).toBe(url);
  }
});

test('absolute puts the origin in front', () => {
  expect(addBaseUrl('/a', site, {absolute: true})).toBe('https://site.test/base/a');
});
