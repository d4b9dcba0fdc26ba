import {expect, test} from 'vitest';
import {fromSidebarFile, toSidebarFile} from './sidebarFile.js';
import type {PropSidebar} from './types.js';

const items: PropSidebar = [
  {type: 'link', href: '/docs/2.0/', label: 'Home', docId: 'introduction'},
  {type: 'link', href: '/docs/2.0/first-steps/', label: 'First steps', docId: 'first-steps'},
  {type: 'link', href: '/docs/2.0/first-steps', label: 'Written by hand'},
  {type: 'link', href: 'https://example.com/docs/2.0/x', label: 'Elsewhere'},
  {
    type: 'category',
    label: 'More',
    collapsed: true,
    collapsible: true,
    href: '/docs/2.0/more',
    items: [
      {type: 'link', href: '/docs/2.0/more/api', label: 'The API', docId: 'more/api'},
      {type: 'link', href: '/docs/2.0/more/deep/er', label: 'Er', docId: 'more/deep/er'},
      {type: 'link', href: '/docs/2.0/more/a-b', label: 'A b', docId: 'more/a-b'},
      {type: 'link', href: '/docs/2.0/renamed', label: 'Renamed', docId: 'more/file'},
      {type: 'link', href: '/docs/2.0/more/hidden', label: 'Hidden', docId: 'more/hidden', unlisted: true},
      {type: 'html', value: '<hr>'},
    ],
  },
];

test('a sidebar comes back from its file as it was', () => {
  for (const versionPath of ['/docs/2.0', '/docs/2.0/']) {
    const file = JSON.parse(JSON.stringify(toSidebarFile(items, versionPath)));
    expect(fromSidebarFile(file, versionPath)).toEqual(items);
  }
});

test('the file says of a link only what its address does not', () => {
  const [, steps, , , more] = toSidebarFile(items, '/docs/2.0');
  expect(steps).toBe('first-steps/');
  expect(more).toMatchObject({
    items: [
      ['more/api', 'The API'],
      'deep/er',
      '/docs/2.0/more/a-b',
      {docId: 'more/file'},
      {unlisted: true},
      {type: 'html'},
    ],
  });
});

test('one file gives one array', () => {
  const file = toSidebarFile(items, '/docs/2.0');
  expect(fromSidebarFile(file, '/docs/2.0')).toBe(fromSidebarFile(file, '/docs/2.0'));
});
