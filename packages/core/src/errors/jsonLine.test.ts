import {expect, test} from 'vitest';
import {lineInJson} from './jsonLine.js';

const text = `{
  "label": "A",
  "link": {
    "type": "doc",
    "label": [
      1,
      2
    ]
  }
}`;

test('the line of a value is that of its key', () => {
  expect(lineInJson(text, ['label'])).toBe(2);
  expect(lineInJson(text, ['link', 'label'])).toBe(5);
  expect(lineInJson(text, ['link', 'label', 1])).toBe(7);
});

test('a missing value has the line of what should hold it', () => {
  expect(lineInJson(text, ['link', 'id'])).toBe(3);
  expect(lineInJson(text, ['none'])).toBe(1);
  expect(lineInJson('\n\n["a"]', [])).toBe(3);
  expect(lineInJson('', ['a'])).toBe(1);
});
