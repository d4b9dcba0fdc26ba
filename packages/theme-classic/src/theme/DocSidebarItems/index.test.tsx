import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../test/renderOnServer.js';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/docs/${label}`});
const category = (
  label: string,
  items: PropSidebarItem[],
  more: {href?: string; collapsible?: boolean} = {},
): PropSidebarItem => ({type: 'category', label, items, collapsed: true, collapsible: true, ...more});

const render = (items: PropSidebarItem[], path: string) =>
  renderOnServer(<DocSidebarItems items={items} activePath={path} level={1} />);

test('only the branch of the current page is in the HTML', () => {
  const html = render(
    [category('Open', [category('Inner', [link('here')])]), category('Closed', [link('elsewhere')])],
    '/docs/here/',
  );
  expect(html).toContain('>here</span>');
  expect(html).not.toContain('>elsewhere</span>');
  expect(html).toMatch(
    /<a[^>]*aria-current="page"[^>]*href="\/docs\/here"|<a[^>]*href="\/docs\/here"[^>]*aria-current="page"/,
  );
  expect(html).toContain('theme-doc-sidebar-item-category-level-2');
  expect(html).toContain('theme-doc-sidebar-item-link-level-3');
});

test('without JavaScript, the label of a closed category leads to its first page', () => {
  const html = render([category('Guides', [category('Inner', [link('first')])])], '/');
  expect(html).toMatch(/<a[^>]*href="\/docs\/first"/);
  expect(html).toMatch(/<a[^>]*role="button"/);
  expect(html).toMatch(/<a[^>]*aria-expanded="false"/);
});

test('a category with a page has a button of its own to open it', () => {
  const html = render([category('Guides', [link('first')], {href: '/docs/guides'})], '/docs/guides');
  expect(html).toMatch(/<a[^>]*href="\/docs\/guides"/);
  expect(html).toMatch(
    /<button aria-label="Collapse sidebar category &#x27;Guides&#x27;" aria-expanded="true"/,
  );
  expect(html).toContain('menu__list-item-collapsible--active');
  expect(html).not.toContain('role="button"');
});

test('a category that cannot be closed and has no page is text, with its entries below', () => {
  const html = render([category('Always', [link('first')], {collapsible: false})], '/');
  expect(html).toMatch(/<span class="[^"]*menu__link[^"]*"><span title="Always"/);
  expect(html).toContain('>first</span>');
  expect(html).not.toContain('<button');
});
