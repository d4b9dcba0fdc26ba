import {expect, test} from 'vitest';
import {fromSidebarFile, toSidebarFile} from './sidebarFile.js';
import type {PropSidebar} from './types.js';

const items: PropSidebar = [
  {type: 'link', href: '/docs/2.0/', label: 'Home', docId: 'introduction'},
  {type: 'link', href: '/docs/2.0/guide/', label: 'Guide', docId: 'guide'},
  {type: 'link', href: '/docs/2.0/guide', label: 'By hand'},
  {type: 'link', href: 'https://example.com/docs/2.0/x', label: 'Elsewhere'},
  {
    type: 'category',
    label: 'More',
    collapsed: true,
    collapsible: true,
    items: [
      {type: 'link', href: '/docs/2.0/renamed', label: 'Slug', docId: 'more/file', unlisted: true},
      {type: 'html', value: '<hr>'},
    ],
  },
];

test('a sidebar comes back from its file as it was', () => {
  const file = toSidebarFile(items, '/docs/2.0');
  expect(fromSidebarFile(JSON.parse(JSON.stringify(file)), '/docs/2.0')).toEqual(items);
});

test('the file does not say again what a path says', () => {
  expect(toSidebarFile(items.slice(1, 2), '/docs/2.0/')).toEqual([
    {type: 'link', href: '/docs/2.0/guide/', label: 'Guide'},
  ]);
});

test('one file gives one array', () => {
  const file = toSidebarFile(items, '/docs/2.0');
  expect(fromSidebarFile(file, '/docs/2.0')).toBe(fromSidebarFile(file, '/docs/2.0'));
});
