import {expect, test} from 'vitest';
import {isSharedName} from './cacheFiles.js';
import {planPacks} from './planPacks.js';

test.each([
  'pages/1a2b.html',
  'artifacts/1a.txt',
  'bundles/1a2b-77-x/server/chunks/a.mjs',
  'bundles/1a2b.table',
  'content-1a2b.0.table',
])('%s may be restored', (name) => {
  expect(isSharedName(name)).toBe(true);
});

test.each([
  '',
  '/etc/passwd',
  '../build/index.html',
  'pages/../../a',
  'pages/./a',
  'pages//a',
  'pages\\..\\a',
  'C:/a.table',
  'pages/a:b',
  'pages/a.',
  'pages/a\0b',
  'compiled/config.table',
  'last.table',
  'last-1a2b.table',
  'certificate.table',
  'build.lock',
  'notes.txt',
])('"%s" may not be restored', (name) => {
  expect(isSharedName(name)).toBe(false);
});

test('packs of tables come first; a changed group leaves the packs of others as they are', () => {
  const pages = (group: string, count: number) =>
    Array.from({length: count}, (_, at) => ({name: `pages/${group}${at}.html`, group, size: 100_000}));
  const tables = [
    {name: 'small.table', size: 10},
    {name: 'other.table', size: 20},
    {name: 'large.table', size: 1_000_000},
  ];
  const frozen = pages('docs/1.0', 200);
  const plan = (current: number) =>
    planPacks([...pages('docs/current', current), ...frozen, ...tables]).map((pack) =>
      pack.map(({name}) => name),
    );
  const first = plan(100);
  expect(first.slice(0, 2)).toEqual([['small.table', 'other.table'], ['large.table']]);
  const frozenPacks = (packs: string[][]) => packs.filter(([name]) => name?.startsWith('pages/docs/1.0'));
  expect(frozenPacks(first)).toHaveLength(4);
  expect(frozenPacks(plan(500))).toEqual(frozenPacks(first));
});
