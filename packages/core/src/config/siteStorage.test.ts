import {expect, test} from 'vitest';
import {resolveSiteStorage} from './siteStorage.js';

const site = {url: 'https://example.com', baseUrl: '/docs/'};

test('a namespace is what the site says, or made of its address', () => {
  const namespace = (wanted: boolean | string, at = site) =>
    resolveSiteStorage({type: 'sessionStorage', namespace: wanted}, at);
  expect(namespace(false)).toEqual({type: 'sessionStorage', namespace: ''});
  expect(namespace('mine')).toEqual({type: 'sessionStorage', namespace: '-mine'});
  const own = namespace(true).namespace;
  expect(own).toMatch(/^-[0-9a-f]{3}$/);
  expect(namespace(true, {...site, baseUrl: '/'}).namespace).not.toBe(own);
  expect(namespace(true, {...site, url: 'https://example.org'}).namespace).not.toBe(own);
});
