import {expect, test} from 'vitest';
import {buildHttpsUrl, buildSshUrl, hasSSHProtocol} from './gitUrls.js';
import {
  encodePath,
  fileToPath,
  getEditUrl,
  isValidPathname,
  normalizeUrl,
  parseLocalURLPath,
  parseURLPath,
  resolvePathname,
  serializeURLPath,
} from './urls.js';

test.each([
  [['https://a.com/', '/b', '/c/'], 'https://a.com/b/c/'],
  [['/base/', '/'], '/base/'],
  [['', '/a'], '/a'],
  [['/a', '', 'b'], '/a/b'],
  [['http:', '//x.com'], 'http://x.com'],
  [['https://a.com', '?x=1'], 'https://a.com?x=1'],
  [['/a/', '?x', '#h'], '/a?x#h'],
  [['/test', '/', '?a=1&b=2?c'], '/test/?a=1&b=2&c'],
  [['https://x.com///a//b/?q=1'], 'https://x.com/a/b?q=1'],
  [['file:///', 'x'], 'file:///x'],
  [['docs', '/a/'], 'docs/a/'],
  [[''], ''],
])('the parts %j are the URL %s', (parts, url) => {
  expect(normalizeUrl(parts)).toBe(url);
});

test('a part of a URL that is no text is a mistake', () => {
  expect(() => normalizeUrl(['/a', 5 as never])).toThrow('Url must be a string. Received number');
});

test.each([
  ['docs/index.md', '/docs/'],
  ['docs/intro.mdx', '/docs/intro'],
  ['index.tsx', '/'],
  ['foo/Index.js', '/foo/'],
  ['foo/index.html', '/foo/index.html'],
  ['docs/README.md', '/docs/README'],
])('the page file %s has the path %s', (file, path) => {
  expect(fileToPath(file)).toBe(path);
});

test.each([
  ['/a/b/', true],
  ['/a b', true],
  ['/日本', true],
  ['a/b', false],
  ['/a?b', false],
  ['//a/b', false],
  ['https://x.com', false],
  ['', false],
])('%s is a path from the root: %s', (text, is) => {
  expect(isValidPathname(text)).toBe(is);
});

test.each([
  ['b', '/a/', '/a/b'],
  ['../b', '/a/c', '/b'],
  ['./b/../c', '/x/y', '/x/c'],
  ['..', '/a/b/c/', '/a/b/'],
  ['/b', '/a', '/b'],
  ['', '/a', '/a'],
  ['b', undefined, 'b'],
])('%s seen from %s is %s', (to, from, path) => {
  expect(resolvePathname(to, from)).toBe(path);
});

test('URL paths are split into their parts', () => {
  expect(parseURLPath('a?x=1', 'https://e.com/z/')).toEqual({pathname: '/z/a', search: 'x=1'});
  expect(parseURLPath('/a?')).toEqual({pathname: '/a', search: ''});
  expect(parseURLPath('/a#')).toEqual({pathname: '/a', hash: ''});
  expect(parseLocalURLPath('./a.md?b#c')).toEqual({pathname: './a.md', search: 'b', hash: 'c'});
  expect(parseLocalURLPath('https://x.com/a')).toBeNull();
  expect(parseLocalURLPath('//x.com')).toBeNull();
  expect(serializeURLPath({pathname: '/a', search: '', hash: 'b'})).toBe('/a?#b');
});

test('paths are encoded, and edit URLs end in the file', () => {
  expect(encodePath('a/你 好/?')).toBe('a/%E4%BD%A0%20%E5%A5%BD/%3F');
  expect(getEditUrl('docs\\a.md', 'https://e.com/edit/')).toBe('https://e.com/edit/docs/a.md');
  expect(getEditUrl('docs/a.md')).toBeUndefined();
});

test('addresses of repositories', () => {
  expect(buildHttpsUrl('user:pass', 'github.com', 'org', 'p')).toBe('https://user:pass@github.com/org/p.git');
  expect(buildHttpsUrl('u', 'git.example', 'o', 'p', '422')).toBe('https://u@git.example:422/o/p.git');
  expect(buildSshUrl('github.com', 'org', 'p')).toBe('git@github.com:org/p.git');
  expect(buildSshUrl('git.example', 'o', 'p', '422')).toBe('ssh://git@git.example:422/o/p.git');
  const urls = ['git@github.com:a/b.git', 'ssh://git@github.com/a', 'https://github.com/a', 'git+ssh://x'];
  expect(urls.map(hasSSHProtocol)).toEqual([true, true, false, false]);
});
