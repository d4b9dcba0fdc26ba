import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {expect, test} from 'vitest';
import {indexSidebar, isActiveItem} from './activeItems.js';

const link = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href && {href}),
});

const install = link('/docs/Install/');
const twice = link('/docs/shared');
const inner = category('Inner', [install, link('/docs/other')]);
const guides = category('Guides', [inner, twice], '/docs/guides');
const reference = category('Reference', [link('/docs/shared/')]);
const html: PropSidebarItem = {type: 'html', value: '<hr>', defaultStyle: false};
const items = [guides, reference, html];

test.each(['with', 'without'])('every ancestor of the current page is active (%s index)', (mode) => {
  const own = mode === 'with' ? items : structuredClone(items);
  if (mode === 'with') indexSidebar(own);
  const active = (path: string) => own.map((item) => isActiveItem(item, path));
  expect(active('/docs/install')).toEqual([true, false, false]);
  expect(active('/docs/INSTALL/')).toEqual([true, false, false]);
  expect(active('/docs/guides/')).toEqual([true, false, false]);
  expect(active('/docs/shared')).toEqual([true, true, false]);
  expect(active('/docs/nothing')).toEqual([false, false, false]);
});

test('the page of a category does not make its entries active', () => {
  indexSidebar(items);
  expect(isActiveItem(inner, '/docs/guides')).toBe(false);
  expect(isActiveItem(inner, '/docs/install')).toBe(true);
  expect(isActiveItem(install, '/docs/install')).toBe(true);
});

test('indexing a nested list first does not hide the rest of the sidebar', () => {
  const nested = [link('/a')];
  const root = category('A', nested);
  indexSidebar(nested);
  indexSidebar([root]);
  expect(isActiveItem(root, '/a')).toBe(true);
});
