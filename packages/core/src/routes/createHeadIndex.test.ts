import {expect, test} from 'vitest';
import {checkPageHead} from '../content/checkPageHead.js';
import type {HeadTag} from '../plugins/PageHead.js';
import {createHeadIndex} from './createHeadIndex.js';

const tag = (content: string): HeadTag => ({tagName: 'meta', attributes: {name: 'a', content}});

test('tags are found by path, without regard to trailing slashes; the last call counts', () => {
  const headOf = createHeadIndex([
    {
      heads: [
        {tags: [tag('others')]},
        {path: '/base/a/', tags: [tag('first')]},
        {path: '/base/a', tags: [tag('last')]},
        {path: '/base/none', tags: []},
      ],
    },
    {heads: []},
    {heads: [{path: '/base/a', tags: [tag('later plugin')]}]},
  ]);
  expect(headOf('/base/a')).toEqual([tag('last'), tag('later plugin')]);
  expect(headOf('/base/a/')).toEqual(headOf('/base/a'));
  expect(headOf('/base/b')).toEqual([tag('others')]);
  expect(headOf('/base/none')).toBeUndefined();
  expect(createHeadIndex([{heads: []}])('/base/a')).toBeUndefined();
});

test.each([
  [{tagName: 'script', attributes: {src: 'a.js'}}, 'a tag that is neither meta nor link'],
  [{tagName: 'meta'}, 'a tag without attributes'],
  [{tagName: 'meta', attributes: {content: 1}}, 'the attribute "content", whose value is no text'],
])('a tag that cannot be in a head is an error', (wrong, message) => {
  expect(() => checkPageHead({tags: [wrong as unknown as HeadTag]})).toThrow(message);
});
