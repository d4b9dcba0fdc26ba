import {slugProblem} from '@lectern/core/content-helpers';
import {expect, test} from 'vitest';
import {parseNumberPrefix} from '../model/numberPrefix.js';
import {resolveSlug} from './slug.js';

test.each([
  ['intro.md', 'intro', undefined, '/intro'],
  ['01-guides/01-intro.md', 'intro', undefined, '/guides/intro'],
  ['guides/README.md', 'README', undefined, '/guides/'],
  ['guides/Guides.mdx', 'Guides', undefined, '/guides/'],
  ['index.md', 'index', undefined, '/'],
  ['guides/intro.md', 'intro', '/hello', '/hello'],
  ['guides/intro.md', 'intro', 'hello', '/guides/hello'],
  ['guides/intro.md', 'intro', '../hello', '/hello'],
  ['guides/index.md', 'index', './', '/guides/'],
  ['a%20b/c%2Fd.md', 'c%2Fd', undefined, '/a%2520b/c%252Fd'],
  ['100%/50% off.md', '50% off', undefined, '/100%/50% off'],
  ['a.md', 'a', '/b%20c', '/b%20c'],
])('%s with id %s and slug %s', (path, baseId, frontMatterSlug, expected) => {
  expect(resolveSlug({path, baseId, frontMatterSlug, parsePrefix: parseNumberPrefix})).toBe(expected);
});

test('half a character is a problem of a slug', () => {
  expect(slugProblem('a\ud800', 'a.md', 'docs')).toMatch('half a character');
  expect(slugProblem('a😀', 'a.md', 'docs')).toBeUndefined();
});
