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

test('a category whose entries are all unlisted is a link without a button', () => {
  const hidden: PropSidebarItem = {type: 'link', label: 'hidden', href: '/docs/hidden', unlisted: true};
  const nested = category('Nested', [category('Deep', [hidden])], {href: '/docs/nested'});
  const items = [
    category('With page', [hidden], {href: '/docs/page'}),
    category('Without page', [hidden]),
    category('Not closable', [hidden], {href: '/docs/open', collapsible: false}),
    category('Outer', [nested]),
    category('Html', [{type: 'html', value: '<hr>'}], {href: '/docs/html'}),
  ];
  const html = render(items, '/docs/nested');
  expect(html).not.toContain('hidden');
  expect(html).not.toContain('Without page');
  expect(html).toContain('theme-doc-sidebar-item-link-level-1');
  expect(html).toMatch(/<a[^>]*href="\/docs\/nested"[^>]*>|aria-current="page"/);
  const carets = [...html.matchAll(/aria-label="[A-Z][a-z]+ sidebar category &#x27;([^&]*)/g)].map(
    ([, name]) => name,
  );
  expect(carets).toEqual(['Html']);
  expect(
    [...html.matchAll(/menu__link--sublist-caret[^>]*>.*?title="([^"]*)/g)].map(([, name]) => name),
  ).toEqual(['Outer']);
  // On the unlisted page itself, its category lists the page, so it has a button.
  expect(render(items, '/docs/hidden')).toContain('Collapse sidebar category &#x27;With page&#x27;');
});
