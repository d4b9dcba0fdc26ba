import {expect, test} from 'vitest';
import {docuHash, md5Hash, simpleHash} from './hashes.js';
import {
  addTrailingPathSeparator,
  aliasedSitePath,
  aliasedSitePathToRelativePath,
  escapePath,
  isNameTooLong,
  posixPath,
  shortName,
} from './paths.js';

test.each([
  ['', '-d41'],
  ['-home', 'home-c79'],
  ['/', 'index'],
  ['/blog', 'blog-c06'],
  ['yangshun/tay', 'yangshun-tay-3e0'],
  ['/docs/Foo Bar', 'docs-foo-bar-658'],
  ['日本/x', '日本-x-c6c'],
])('the file name for %s is %s', (path, name) => {
  expect(docuHash(path)).toBe(name);
});

test('more may go into the hash of a name, and the hash may be longer', () => {
  expect(docuHash('/', {hashExtra: 'x'})).toBe('index-336');
  expect(docuHash('foo', {hashExtra: 'x'})).toBe('foo-3cc');
  expect(docuHash('foo', {hashLength: 8})).toBe('foo-acbd18db');
  expect(md5Hash('foo')).toBe('acbd18db4cc2f85cedef654fccc4a4d8');
  expect(simpleHash('foo', 5)).toBe('acbd1');
});

test('names fit into file systems', () => {
  expect(isNameTooLong('a'.repeat(245))).toBe(false);
  expect(isNameTooLong('a'.repeat(246))).toBe(true);
  expect(shortName('a'.repeat(300))).toBe('a'.repeat(244));
  expect(docuHash('a'.repeat(300))).toHaveLength(248);
});

test('paths of files', () => {
  expect(posixPath('a\\b')).toBe('a/b');
  expect(posixPath('\\\\?\\c:\\a')).toBe('\\\\?\\c:\\a');
  expect(aliasedSitePath('/user/docs/a.md', '/user/site')).toBe('@site/../docs/a.md');
  expect(aliasedSitePathToRelativePath('@site/docs/a.md')).toBe('docs/a.md');
  expect(() => aliasedSitePathToRelativePath('docs/a.md')).toThrow('not site-aliased');
  expect(escapePath('c:\\a"b')).toBe('c:\\\\a\\"b');
  expect(addTrailingPathSeparator('foo')).toBe('foo/');
  expect(addTrailingPathSeparator('foo/')).toBe('foo/');
});
