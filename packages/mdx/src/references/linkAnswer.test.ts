import {expect, test} from 'vitest';
import {linkAnswer} from './createReferenceReader.js';

test('a page, a draft and another file have different answers', () => {
  const permalinks = new Map([
    ['/docs/a.md', '/docs/a'],
    ['/docs/draft.md', null],
  ]);
  const files = ['/docs/a.md', '/docs/draft.md', '/docs/b.md'];
  expect(files.map((file) => linkAnswer(file, permalinks))).toEqual(['/docs/a', null, '']);
});
