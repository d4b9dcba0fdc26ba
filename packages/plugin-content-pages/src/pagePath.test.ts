import {expect, test} from 'vitest';
import {pagePath} from './pagePath.js';

test.each([
  ['about/index.tsx', '/about/'],
  ['about/team.md', '/about/team'],
  ['a%20b/c%2Fd.md', '/a%2520b/c%252Fd'],
  ['100%.md', '/100%'],
])('%s is the page %s', (file, path) => {
  expect(pagePath(file)).toBe(path);
});
