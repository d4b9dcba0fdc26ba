import {describe, expect, test} from 'vitest';
import {pageFile, siteAddress} from './pageFile.js';

const source = {baseUrl: '/base/', origin: 'http://localhost:3000'};

test.each([
  ['/base/docs/intro', 'docs/intro.md'],
  ['/base/docs/intro/', 'docs/intro.md'],
  ['/base/docs/intro.html', 'docs/intro.md'],
  ['/base/docs/intro/index.html', 'docs/intro.md'],
  ['/base/docs/intro.md?a=b#c', 'docs/intro.md'],
  ['docs/intro', 'docs/intro.md'],
  ['http://localhost:3000/base/docs/intro', 'docs/intro.md'],
  ['/base/docs/f%C3%BCr%20alle', 'docs/für alle.md'],
  ['/base/docs/für alle', 'docs/für alle.md'],
  ['/base/', 'index.md'],
  ['/base', 'index.md'],
  ['/base/index.html', 'index.md'],
  ['', 'index.md'],
  ['docs/../blog', 'blog.md'],
])('%s has its Markdown in %s', (page, file) => {
  expect(pageFile(page, source)).toEqual({file, origin: undefined});
});

test('a site without base URL has all paths', () => {
  expect(pageFile('/docs/intro', {baseUrl: '/'}).file).toBe('docs/intro.md');
  expect(pageFile('/', {baseUrl: '/'}).file).toBe('index.md');
});

test('a URL of another origin keeps it, so that it can be compared', () => {
  const url = 'https://example.com/base/docs/intro';
  expect(pageFile(url, source)).toEqual({file: 'docs/intro.md', origin: 'https://example.com'});
});

test('a base URL may have other characters than ASCII', () => {
  expect(siteAddress('/f%C3%BCr/docs', {baseUrl: '/für/'}).path).toBe('docs');
});

describe('what is not in the site', () => {
  test.each(['/etc/passwd', '/based/x', '../x', '/base/../x', '/base/%2e%2e/x', '//evil.test/x'])(
    '%s is not below the base URL',
    (page) => {
      expect(() => pageFile(page, source)).toThrow('its pages are below /base/');
    },
  );

  test.each([
    'docs/..%2f..%2fx',
    'docs%5c..%5cx',
    'docs/%00',
    'docs/%ff',
    'docs//x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://',
    'docs/%0a',
  ])('%s is no path', (page) => {
    expect(() => pageFile(page, source)).toThrow('is not the path or the URL of a page');
  });
});
