import {DocsPreferredVersionContextProvider} from '@lectern/plugin-content-docs/client';
import NavbarItem, {type Props} from '@theme/NavbarItem';
import {expect, test} from 'vitest';
import {docsGlobalData, versionData} from '../../../test/docsGlobalData.js';
import {renderOnServer} from '../../../test/renderOnServer.js';

const globalData = docsGlobalData({
  default: [
    versionData('2', '/docs', {
      sidebars: {guides: {link: {path: '/docs/intro', label: 'Introduction'}}, empty: {}},
      linkedDocs: {intro: {path: '/docs/intro', sidebar: 'guides'}},
      draftIds: ['draft'],
    }),
    versionData('1', '/docs/1', {isLast: false}),
  ],
});

// In this test, reading a data file throws: the navbar is on every page, so it must not load the list of all docs.
const render = (item: Props) =>
  renderOnServer(
    <DocsPreferredVersionContextProvider>
      <NavbarItem {...item} />
    </DocsPreferredVersionContextProvider>,
    '/about',
    {globalData},
  );

const versions = {type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []};

test('docs items lead to the latest version where nothing else is known', () => {
  expect(render({type: 'docsVersion'})).toContain('href="/docs/intro">2</a>');
  expect(render({type: 'docSidebar', sidebarId: 'guides'})).toContain('href="/docs/intro">Introduction</a>');
  expect(render({type: 'doc', docId: 'intro', label: 'Start'})).toContain('href="/docs/intro">Start</a>');
  expect(render(versions)).toContain('<a class="dropdown__link" href="/docs/1/intro">1</a>');
});

test('a link to another site that opens in this tab does not say otherwise', () => {
  const link = {href: 'https://other.test', label: 'Other'};
  expect(render(link)).toContain('(opens in new tab)');
  expect(render({...link, target: '_self'})).not.toContain('(opens in new tab)');
});

test('the versions of a dropdown can be chosen, ordered and named', () => {
  const html = render({...versions, versions: {1: {label: 'Old'}, 2: {}}});
  expect(html.match(/dropdown__link[^>]*>[^<]+/g)?.map((link) => link.replace(/.*>/, ''))).toEqual([
    'Old',
    '2',
  ]);
  expect(render({...versions, versions: ['1']})).toContain('href="/docs/1/intro">1</a>');
  expect(render({...versions, versions: ['1']})).not.toContain('dropdown');
});

test('a draft leads nowhere', () => {
  expect(render({type: 'doc', docId: 'draft'})).toBe('');
});

test('mistakes name what there is', () => {
  expect(() => render({type: 'docSidebar', sidebarId: 'empty'})).toThrow(
    'leads to the sidebar "empty", which has nothing to link to',
  );
  expect(() => render({type: 'docSidebar', sidebarId: 'guide'})).toThrow(
    'No sidebar with the id "guide" is in version "2". The sidebar ids are:\n- guides\n- empty',
  );
  expect(() => render({...versions, versions: ['3']})).toThrow(
    'lists the version "3", which does not exist. Available versions: 2, 1.',
  );
  expect(() => render({type: 'unheard-of'})).toThrow('No NavbarItem component found for type "unheard-of".');
});
