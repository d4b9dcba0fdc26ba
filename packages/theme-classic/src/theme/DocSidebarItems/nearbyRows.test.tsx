import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';
import {indexSidebar} from './activeItems.js';
import {findNearbyRows, NearbyRowsContext} from './nearbyRows.js';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/docs/${label}`});
const links = (name: string, count: number) =>
  Array.from({length: count}, (_, index) => link(`${name}-${index}`));
const category = (label: string, items: PropSidebarItem[], collapsed = true): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed,
  collapsible: true,
});

/** Labels of the entries in the HTML, in order. A link in the place of left-out entries is "→" with its target. */
function entries(sidebar: PropSidebarItem[], path: string, most: number): string[] {
  indexSidebar(sidebar);
  const html = renderOnServer(
    <NearbyRowsContext.Provider value={findNearbyRows(sidebar, path, most)}>
      <DocSidebarItems items={sidebar} activePath={path} level={1} />
    </NearbyRowsContext.Provider>,
  );
  return [...html.matchAll(/<a [^>]*href="\/docs\/([^"]*)"[^>]*>(?:<span[^>]*>([^<]*)|…)/g)].map(
    ([, page, label]) => label ?? `→${page}`,
  );
}

test('a sidebar with few rows is whole', () => {
  expect(findNearbyRows(links('a', 6), '/docs/a-2', 6)).toBeUndefined();
  expect(findNearbyRows(links('a', 200), '/docs/a-2', 200)).toBeUndefined();
  const inTheMiddle = {isWhole: true, isEnd: false, isBelow: true, parts: new Map()};
  expect(findNearbyRows(links('a', 200), '/docs/a-100', 200)).toEqual(inTheMiddle);
  expect(findNearbyRows(links('a', 900), '/docs/a-100', Infinity)).toEqual(inTheMiddle);
  expect(findNearbyRows(links('a', 6), '/docs/a-3', 6)).toMatchObject({isWhole: true, isEnd: true});
  expect(findNearbyRows(links('a', 3), '/docs/a-2', 6)).toBeUndefined();
  expect(entries(links('a', 6), '/docs/a-5', 6)).toHaveLength(6);
  expect(findNearbyRows([category('closed', links('a', 100))], '/docs/other', 6)).toBeUndefined();
});

test('of a long list there are the entries around the page, and ways to those before and after', () => {
  const list = links('a', 100);
  expect(entries(list, '/docs/a-50/', 4)).toEqual(['→a-48', 'a-49', 'a-50', 'a-51', 'a-52', '→a-53']);
  expect(entries(list, '/docs/a-0', 4)).toEqual(['a-0', 'a-1', 'a-2', 'a-3', '→a-4']);
  expect(entries(list, '/docs/a-99', 4)).toEqual(['→a-95', 'a-96', 'a-97', 'a-98', 'a-99']);
  expect(entries(list, '/docs/in-no-sidebar', 2)).toEqual(['a-0', 'a-1', '→a-2']);
});

test('rows are counted over all open lists, and the categories around them stay', () => {
  const sidebar = [
    category('one', links('one', 9)),
    category('two', [category('inner', links('two', 9)), link('end')]),
    ...links('after', 9),
  ];
  expect(entries(sidebar, '/docs/two-5', 3)).toEqual([
    '→one-0',
    'two',
    'inner',
    '→two-4',
    'two-5',
    'two-6',
    'two-7',
    '→two-8',
    '→end',
    '→after-0',
  ]);
  expect(entries(sidebar, '/docs/end', 3)).toEqual([
    '→one-0',
    'two',
    '→two-0',
    'end',
    'after-0',
    'after-1',
    '→after-2',
  ]);
});

test('of a category that is open from the start there may be no entry', () => {
  const sidebar = [...links('a', 2), category('open', links('in', 5), false), link('end')];
  expect(entries(sidebar, '/docs/a-0', 3)).toEqual(['a-0', 'a-1', 'open', '→in-0', '→end']);
});

test('unlisted pages, other sites and entries without a link are no way to others', () => {
  const hidden: PropSidebarItem = {type: 'link', label: 'hidden', href: '/docs/hidden', unlisted: true};
  const html: PropSidebarItem = {type: 'html', value: 'text'};
  const elsewhere: PropSidebarItem = {type: 'link', label: 'elsewhere', href: 'https://example.org/'};
  expect(entries([link('a'), link('b'), hidden, html, elsewhere, link('c')], '/docs/a', 2)).toEqual([
    'a',
    'b',
    '→c',
  ]);
  expect(entries([link('a'), link('b'), hidden, html], '/docs/a', 2)).toEqual(['a', 'b']);
});

test('says when the page is nearer to the last row than to the first, and the sidebar ends there', () => {
  const list = links('a', 100);
  indexSidebar(list);
  const isEnd = (page: number) => findNearbyRows(list, `/docs/a-${page}`, 6)?.isEnd;
  expect([0, 50, 96, 97, 99].map(isEnd)).toEqual([false, false, false, true, true]);
});
