import {expect, test} from 'vitest';
import {llmsTxt} from './llmsTxt.js';

const site = {
  title: 'Site',
  tagline: 'A  tagline\nof two lines',
  urlOf: (path: string) => `https://m.test${path}`,
  textPath: (page: string) => (page === '/code/' ? page : page.replace(/\/$/, '.md')),
};
const page = (path: string, title: string, description?: string) => ({path, title, description});

test('a list has a heading, a summary, and one line for each page', () => {
  const sections = [
    {pages: [page('/intro/', 'Intro', 'First\npage'), page('/code/', 'A [component]')]},
    {title: 'Guides', pages: [page('/guide/', 'Guide')]},
  ];
  const lists = [{title: 'Docs', isMain: true, sections}];
  const others = [{title: 'Docs 1.0', file: '/1.0/llms.txt'}];
  const introduction = '\nSome **more**.\n';
  expect(
    llmsTxt({title: 'Site', lists, others, fullText: '/llms-full.txt'}, {...site, introduction}),
  ).toBe(`# Site

> A tagline of two lines

Some **more**.

The text of all these pages: https://m.test/llms-full.txt

## Docs

- [Intro](https://m.test/intro.md): First page
- [A \\[component\\]](https://m.test/code/)

## Docs: Guides

- [Guide](https://m.test/guide.md)

## More lists

- [Docs 1.0](https://m.test/1.0/llms.txt)
`);
});

test('a site without pages, tagline and other lists has a heading', () => {
  expect(llmsTxt({title: 'Site', lists: [], others: []}, {...site, tagline: ''})).toBe('# Site\n');
});
