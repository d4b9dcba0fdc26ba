import {expect, test} from 'vitest';
import {readShownPage} from './shownPage.js';

const scope = 'https://example.com/base/';
const page = {page: `${scope}a/`, payload: `${scope}a/index.payload.json`};

test('only addresses of the site are stored', () => {
  const outside = [
    'https://example.com/other/',
    'https://other.example/base/',
    `${scope}../x`,
    `${scope}%2e%2e/x`,
  ];
  const files = [`${scope}img/a.png`, ...outside, 7, 'no address'];
  expect(readShownPage({type: 'PAGE_SHOWN', ...page, files}, scope)).toEqual({
    ...page,
    files: [`${scope}img/a.png`],
  });
});

test('other messages are none about a page', () => {
  for (const message of [null, 'PAGE_SHOWN', {type: 'SKIP_WAITING'}, {type: 'PAGE_SHOWN', files: []}])
    expect(readShownPage(message, scope)).toBe(undefined);
  const elsewhere = {type: 'PAGE_SHOWN', ...page, page: 'https://example.com/', files: []};
  expect(readShownPage(elsewhere, scope)).toBe(undefined);
});
