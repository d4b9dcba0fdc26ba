import {expect, test} from 'vitest';
import {readFrontMatter} from './readFrontMatter.js';

test('texts in the front matter are read', () => {
  const text = `---
title: "A: \\"title\\""
url: "https://example.com/docs/intro"
locale: "en"
version: "1.0"
tags: ["one"]
---

version: "2.0"
`;
  expect(readFrontMatter(text)).toEqual({
    title: 'A: "title"',
    url: 'https://example.com/docs/intro',
    locale: 'en',
    version: '1.0',
  });
});

test.each([
  '',
  'text',
  '---\n',
  '---\ntitle: A title of YAML\n---\n',
  '---\ntitle: {\n',
  `---\ntitle: "${'x'.repeat(3000)}"\n`,
])('other texts have no facts', (text) => {
  expect(Object.values(readFrontMatter(text)).filter(Boolean)).toEqual([]);
});
