import {expect, test} from 'vitest';
import {listLivePages, stillHint, stillSummary} from './stillSummary.js';

const page = (reason?: string, path = '/') => ({
  path,
  record: reason ? {liveReasons: reason.split(', ')} : {},
});

test('the summary counts still pages and names the reasons of the others, the most frequent first', () => {
  expect(stillSummary([page(), page()])).toBe('Still pages: 2 of 2.');
  expect(
    stillSummary([page(), page('Tabs (useEffect), A (class)'), page('@site/a.js'), page('@site/a.js')]),
  ).toBe(
    'Still pages: 1 of 4. The others start React at once: @site/a.js on 2 pages, Tabs (useEffect) on 1 page.',
  );
  const many = ['a', 'b', 'c', 'd', 'e'].map((reason) => page(reason));
  expect(stillSummary(many)).toBe(
    'Still pages: 0 of 5. The others start React at once: a on 1 page, b on 1 page, c on 1 page; 2 other reasons.',
  );
});

test('the list has each page that is not still, with all reasons', () => {
  const pages = [
    page('Tabs (useEffect), A (class)', '/b'),
    page(undefined, '/still'),
    page('@site/a.js', '/a'),
  ];
  expect(listLivePages(pages)).toBe('  /a: @site/a.js\n  /b: Tabs (useEffect), A (class)');
});

test('the hint gives the size of the scripts', () => {
  expect(stillHint(431_234)).toMatch(/^Each page starts 431 kB of scripts at once\. With "pages: 'auto'"/);
});
