import {expect, test} from 'vitest';
import type {SearchHit} from '../provider.js';
import {groupByPage, isLinkable, MAX_QUERY_LENGTH, normalizeQuery} from './hits.js';

const item = (url: string) => ({
  hit: {id: url, url, kind: 'page', title: [], headings: [], snippet: []} satisfies SearchHit,
});

test('neighbours of one page are a group, whatever their anchors; the order stays', () => {
  const groups = groupByPage([item('/a'), item('/a#x'), item('/b#y'), item('/a#z')]);
  expect(groups.map((group) => group.map(({hit}) => hit.url))).toEqual([['/a', '/a#x'], ['/b#y'], ['/a#z']]);
});

test('only paths and addresses of the web are links', () => {
  expect(['/docs/', 'https://example.com/', 'http://example.com/'].map(isLinkable)).toEqual([
    true,
    true,
    true,
  ]);
  const others = ['javascript:alert(1)', 'data:text/html,x', '//example.com', 'docs', ''];
  expect(others.map(isLinkable)).toEqual([false, false, false, false, false]);
});

test('a query is trimmed and has a limited length', () => {
  expect(normalizeQuery('  how to ')).toBe('how to');
  expect(normalizeQuery('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
});
