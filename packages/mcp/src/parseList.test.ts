import {expect, test} from 'vitest';
import {parseList} from './parseList.js';

test('a list has a title, a summary and links below headings', () => {
  const text = `# Site

> A tagline

The text of all these pages: https://m.test/llms-full.txt

- [Above](https://m.test/above.md)

## Docs

- [Intro](https://m.test/intro.md): First: page
- [A \\[component\\] (1)](https://m.test/code_(x)/)

## Empty

Text.
`;
  expect(parseList(text)).toEqual({
    title: 'Site',
    summary: 'A tagline',
    sections: [
      {heading: '', links: [{title: 'Above', url: 'https://m.test/above.md', description: undefined}]},
      {
        heading: 'Docs',
        links: [
          {title: 'Intro', url: 'https://m.test/intro.md', description: 'First: page'},
          {title: 'A [component] (1)', url: 'https://m.test/code_(x)/', description: undefined},
        ],
      },
    ],
  });
});

test('lines that are no links are left out', () => {
  const text = '- [\n- []\n- [a]\n- [a](\n- [a](b\n- [a](b) c\n- a\n- [\\](x)\n';
  expect(parseList(text)).toEqual({title: '', summary: '', sections: []});
});

test('a long hostile list is read in time proportional to its length', () => {
  const before = performance.now();
  parseList('- [\\](): '.repeat(200_000));
  parseList('- [](): \n'.repeat(200_000));
  expect(performance.now() - before).toBeLessThan(3000);
});
