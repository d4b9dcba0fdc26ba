import {expect, test} from 'vitest';
import {toSearchHit} from './docSearchHits.js';

const text = (value: string) => [{text: value, isMatch: false}];
const record = {
  id: '1',
  url: 'https://example.com/docs/intro#install',
  type: 'lvl2',
  levels: [text('Documentation'), text('Introduction'), text('Install')],
  content: [],
};
const rules = {baseUrl: '/'} as Parameters<typeof toSearchHit>[1];

test('a record has its path on this site, its title and its headings', () => {
  expect(toSearchHit(record, rules)).toMatchObject({
    id: '1',
    url: '/docs/intro#install',
    title: text('Introduction'),
    headings: [text('Install')],
  });
});

test('a record without an id, and one whose URL runs code, are no hits', () => {
  expect(toSearchHit({...record, id: ''}, rules)).toBeNull();
  expect(toSearchHit({...record, url: 'javascript:alert(1)'}, rules)).toBeNull();
});
