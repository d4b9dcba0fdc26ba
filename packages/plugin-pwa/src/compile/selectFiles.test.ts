import {expect, test} from 'vitest';
import {describeLeftOut} from './report.js';
import {selectFiles} from './selectFiles.js';

const files = [
  {file: 'assets/js/client.11111111.js', size: 100},
  {file: 'assets/content/deep.22222222.txt', size: 50},
  {file: 'assets/content/top.33333333.txt', size: 50},
  {file: 'docs/deep/page/index.html', size: 100},
  {file: 'docs/deep/page/index.payload.json', size: 10},
  {file: 'docs/index.html', size: 100},
  {file: 'docs/index.payload.json', size: 10},
  {file: 'img/large.png', size: 900},
  {file: 'img/logo.svg', size: 20},
];

const filesOfPage = (html: string) => [
  html.replace('.html', '.payload.json'),
  html === 'docs/index.html' ? 'assets/content/top.33333333.txt' : 'assets/content/deep.22222222.txt',
];

const search = [
  {file: 'assets/search/44444444.json', size: 60},
  {file: 'assets/search/55555555.json', size: 30},
  {file: 'search-index.json', size: 10},
];

const select = (maxBytes: number, all = files) => {
  const {taken, left} = selectFiles({files: all, maxBytes, filesOfPage});
  return {taken: taken.map(({file}) => file), left: left.map(({file}) => file)};
};

test('everything is taken if it fits', () => {
  expect(select(10_000)).toEqual({taken: files.map(({file}) => file), left: []});
});

test('what all pages share comes first, then pages from the top with all that they need, then small files', () => {
  expect(select(300)).toEqual({
    taken: [
      'assets/js/client.11111111.js',
      'assets/content/top.33333333.txt',
      'docs/index.html',
      'docs/index.payload.json',
      'img/logo.svg',
    ],
    left: [
      'assets/content/deep.22222222.txt',
      'docs/deep/page/index.html',
      'docs/deep/page/index.payload.json',
      'img/large.png',
    ],
  });
});

test('a page is never taken in part', () => {
  expect(select(250).taken).toEqual([
    'assets/js/client.11111111.js',
    'assets/content/deep.22222222.txt',
    'assets/content/top.33333333.txt',
    'img/logo.svg',
  ]);
});

test('the search index comes before pages, as a whole, if it leaves them half of the space', () => {
  const indexFiles = search.map(({file}) => file);
  expect(select(310, [...files, ...search]).taken).toEqual(expect.arrayContaining(indexFiles));
  // The index would leave 99 bytes for pages, less than half.
  const {taken, left} = select(299, [...files, ...search]);
  expect(left).toEqual(expect.arrayContaining(indexFiles));
  expect(taken).toContain('docs/index.html');
});

test('nothing is taken without space', () => {
  expect(select(0).taken).toEqual([]);
});

test('what is left out is reported with the largest files', () => {
  const {taken, left} = selectFiles({files, maxBytes: 300, filesOfPage});
  expect(describeLeftOut(taken, left)).toBe(
    'The service worker stores 5 files (0.0 MB) when it is installed.\n' +
      'Left out until they are visited: 4 files (0.0 MB), among them 1 page. The largest: img/large.png (0.0 MB), docs/deep/page/index.html (0.0 MB), assets/content/deep.22222222.txt (0.0 MB).\n' +
      'The option "maxPrecacheBytes" of the pwa plugin sets the limit.',
  );
  expect(describeLeftOut(taken, [])).toBe(undefined);
});
