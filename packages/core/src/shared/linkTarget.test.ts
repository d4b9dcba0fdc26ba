import {expect, test} from 'vitest';
import {linkTarget, resolvePath} from './linkTarget.js';

const rules = {siteUrl: 'https://site.test', baseUrl: '/base/', trailingSlash: true} as const;

test('a path of the site gets base URL and trailing slash, before query and hash', () => {
  expect(linkTarget('/docs/intro?a=b#c', rules)).toEqual({kind: 'page', href: '/base/docs/intro/?a=b#c'});
  expect(linkTarget('/base/docs', rules).href).toBe('/base/docs/');
  expect(linkTarget('/', rules).href).toBe('/base/');
  expect(linkTarget('/docs', {...rules, trailingSlash: undefined}).href).toBe('/base/docs');
});

test('files that content links to get no trailing slash', () => {
  const file = '/base/assets/files/terms-0a1b2c3d.txt';
  expect(linkTarget(file, rules)).toEqual({kind: 'page', href: file});
  expect(linkTarget(`${file}?raw#top`, rules).href).toBe(`${file}?raw#top`);
  expect(linkTarget('/assets/guide', rules).href).toBe('/base/assets/guide/');
});

test('autoAddBaseUrl can be switched off', () => {
  expect(linkTarget('/docs', rules, {autoAddBaseUrl: false}).href).toBe('/docs/');
});

test('relative paths stay relative, hash links stay on the page', () => {
  expect(linkTarget('./other', rules)).toEqual({kind: 'page', href: './other/'});
  expect(linkTarget('#there', rules)).toEqual({kind: 'hash', href: '#there'});
});

test('what has a protocol is outside; pathname:// still gets the base URL', () => {
  expect(linkTarget('https://x.test/a', rules)).toEqual({kind: 'outside', href: 'https://x.test/a'});
  expect(linkTarget('//x.test/a', rules).kind).toBe('outside');
  expect(linkTarget('mailto:a@x.test', rules).kind).toBe('outside');
  expect(linkTarget('pathname:///file.pdf', rules)).toEqual({kind: 'outside', href: '/base/file.pdf'});
});

test('relative paths resolve as browsers resolve them', () => {
  const cases: [string, string][] = [
    ['other', '/docs/other'],
    ['./other/', '/docs/other/'],
    ['../blog', '/blog'],
    ['..', '/'],
    ['.', '/docs/'],
    ['?q=1', '/docs/intro?q=1'],
    ['#x', '/docs/intro#x'],
    ['../../../a', '/a'],
    ['/abs', '/abs'],
  ];
  for (const [to, resolved] of cases) {
    expect(resolvePath(to, '/docs/intro')).toBe(resolved);
    expect(resolved).toBe(new URL(to, 'https://x.test/docs/intro').href.slice('https://x.test'.length));
  }
  expect(resolvePath('other', '/docs/intro/')).toBe('/docs/intro/other');
});
