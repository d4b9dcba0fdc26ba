import {expect, test} from 'vitest';
import {isFilePath} from './isFilePath.js';

test('files are told from pages by their extension', () => {
  const paths = [
    '/x.pdf',
    '/x.tar.gz?v=1',
    './x.PNG',
    '/x.html',
    '/docs/2.0.1',
    '/docs/1.x',
    '/docs/v1.2/',
    '/x',
  ];
  expect(paths.map(isFilePath)).toEqual([true, true, true, false, false, false, false, false]);
});
