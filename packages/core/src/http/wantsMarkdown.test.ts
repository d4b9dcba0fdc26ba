import {expect, test} from 'vitest';
import {wantsMarkdown} from './wantsMarkdown.js';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, Text/Markdown', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('Accept: %s', (accept, expected) => {
  expect(wantsMarkdown(accept)).toBe(expected);
});
