import {expect, test} from 'vitest';
import {joinEditUrl} from './editUrl.js';

test.each([
  ['https://x.test/edit/main/', 'docs', 'https://x.test/edit/main/docs/a/b.md'],
  ['https://x.test/edit/main/website/', '../docs', 'https://x.test/edit/main/docs/a/b.md'],
  ['https://x.test/edit/main/sites/web', '../../docs', 'https://x.test/edit/main/docs/a/b.md'],
  ['https://x.test/', '../docs', 'https://x.test/../docs/a/b.md'],
])('%s with the folder %s', (editUrl, folder, url) => {
  expect(joinEditUrl(editUrl, folder, 'a/b.md')).toBe(url);
});
