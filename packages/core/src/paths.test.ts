import path from 'node:path';
import {expect, test} from 'vitest';
import {pathInside} from './paths.js';

test('a file in the folder has the path from it, another file keeps its own', () => {
  const folder = path.resolve('/site');
  const outside = path.resolve('/other/a.md');
  expect(pathInside(folder, path.join(folder, 'docs', 'a.md'))).toBe('docs/a.md');
  expect(pathInside(folder, outside)).toBe(outside);
});
