import {expect, test} from 'vitest';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  sidebarTrail,
} from './sidebarItems.js';
import type {PropSidebar, PropSidebarItemCategory} from './types.js';

const hidden = {type: 'link', label: 'Hidden', href: '/docs/hidden', unlisted: true} as const;
const inner: PropSidebarItemCategory = {
  type: 'category',
  label: 'Inner',
  collapsed: true,
  collapsible: true,
  href: '/docs/inner/',
  linkUnlisted: true,
  items: [hidden, {type: 'link', label: 'Shown', href: '/docs/shown'}],
};
const outer: PropSidebarItemCategory = {
  type: 'category',
  label: 'Outer',
  collapsed: true,
  collapsible: true,
  items: [inner],
};
const sidebar: PropSidebar = [
  {type: 'html', value: '<hr>'},
  outer,
  {type: 'link', label: 'Again', href: '/docs/shown/'},
];

test('a trail leads to the first item of a page, whatever the case and the last slash', () => {
  const labels = (path: string) => sidebarTrail(sidebar, path).map(({label}) => label);
  expect(labels('/docs/Shown/')).toEqual(['Outer', 'Inner', 'Shown']);
  expect(labels('/docs/inner')).toEqual(['Outer', 'Inner']);
  expect(labels('/docs/nowhere')).toEqual([]);
});

test('the first link skips unlisted pages', () => {
  expect(findFirstSidebarItemLink(outer)).toBe('/docs/shown');
  expect(filterDocCardListItems([hidden, inner, {type: 'html', value: ''}])).toEqual([inner]);
});

test('unlisted items are visible to those who are there', () => {
  expect(isVisibleSidebarItem(hidden, '/docs/shown')).toBe(false);
  expect(isVisibleSidebarItem(hidden, '/docs/hidden/')).toBe(true);
  expect(isActiveSidebarItem(outer, '/docs/hidden')).toBe(true);
  expect(isActiveSidebarItem(outer, '/docs/other')).toBe(false);
});
