import {expect, test} from 'vitest';
import {parseSearches, toStoredSearch} from './storedSearches.js';

const search = {id: 'a', url: '/docs/intro#install', title: 'Introduction', headings: ['Install']};

test('a hit is stored as plain text', () => {
  const hit = {
    id: 'a',
    url: '/docs/intro#install',
    kind: 'heading',
    title: [{text: 'Introduction', isMatch: false}],
    headings: [
      [
        {text: 'Inst', isMatch: true},
        {text: 'all', isMatch: false},
      ],
    ],
    snippet: [],
  } as const;
  expect(toStoredSearch(hit)).toEqual(search);
});

test('what others write to the storage is left out: other values, and addresses that run code', () => {
  expect(parseSearches(null)).toEqual([]);
  expect(parseSearches('{')).toEqual([]);
  expect(parseSearches('{"length": 1}')).toEqual([]);
  const hostile = [
    search,
    null,
    {...search, url: 'javascript:alert(1)'},
    {...search, url: '//evil.example'},
    {...search, title: {}},
    {...search, headings: [1]},
  ];
  expect(parseSearches(JSON.stringify(hostile))).toEqual([search]);
  expect(parseSearches(JSON.stringify(Array.from({length: 50}, () => search)))).toHaveLength(7);
});
