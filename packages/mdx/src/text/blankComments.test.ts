import {expect, test} from 'vitest';
import {withoutComments} from './blankComments.js';
import {scanLines, textOfLines} from './outsideFences.js';

test('comments are removed with their lines left, those in fenced code stay', () => {
  const text = 'a <!-- b\nc --> d\n```html\n<!-- e\n```\nf';
  const result = textOfLines(withoutComments(scanLines(text)));
  expect(result.split('\n').map((line) => line.trim())).toEqual(['a', 'd', '```html', '<!-- e', '```', 'f']);
});
