import {DataContext, type DataSource} from '@lectern/core/client/context/DataContext';
import {ViewContext, type ViewValue} from '@lectern/core/client/context/ViewContext';
import type {ClientRoute, SiteContextValue} from '@lectern/core/client/types';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {SiteContext} from '../../../core/src/client/context/SiteContext.js';
import {SiteRouter} from '../../../core/src/client/router/SiteRouter.js';
import {createStaticHistory} from '../../../core/src/client/router/staticHistory.js';
import {useActiveDocContext, useActivePlugin, useDocVersionSuggestions} from './activeDocs.js';
import {DocProvider, useDoc} from './doc.js';
import {DocsSidebarProvider} from './docsSidebar.js';
import {DocsVersionProvider, useDocById, useDocsVersion} from './docsVersion.js';
import {useVersions} from './globalData.js';
import {findLayoutDoc, findLayoutSidebar} from './layoutLinks.js';
import {useCurrentSidebarCategory, useSidebarBreadcrumbs} from './sidebarHooks.js';
import type {GlobalVersion, GlobalVersionData, PropDocContent, PropSidebar, PropVersion} from './types.js';

function version(name: string, path: string, isLast: boolean): GlobalVersionData {
  return {
    name,
    label: name,
    isLast,
    path,
    mainDocId: 'intro',
    mainDocPath: `${path}/intro`,
    draftIds: ['wip'],
    sidebars: {docs: {link: {path: `${path}/intro`, label: 'Intro'}}},
    linkedDocs: {intro: {path: `${path}/intro`, sidebar: 'docs'}},
    docs: {$data: `data:docs-${name}`},
    detailsFile: `data:details-${name}`,
    sidebarFiles: {docs: `data:sidebar-${name}`},
  };
}

const docsData = {
  default: {
    path: '/docs',
    breadcrumbs: true,
    versions: [version('2', '/docs', true), version('1', '/docs/1', false)],
  },
  inner: {path: '/docs/inner', breadcrumbs: false, versions: [version('current', '/docs/inner', true)]},
};

/**
 * Renders a component as on a page, and returns its HTML.
 *
 * @param page - `leaf`: attributes of the route of the page; `files`: reference of a data file → content
 */
function show(
  node: ReactNode,
  {pathname, leaf, files = {}}: {pathname: string; leaf?: object; files?: Record<string, unknown>},
): string {
  const route = (attributes: object): ClientRoute => ({path: pathname, component: () => null, ...attributes});
  const routes = [route({routes: [route(leaf ?? {})]})];
  const source: DataSource = {
    read(ref) {
      if (!(ref in files)) throw new Error(`${ref} was read`);
      return {value: files[ref]};
    },
  };
  const site = {globalData: {'docusaurus-plugin-content-docs': docsData}} as unknown as SiteContextValue;
  const history = createStaticHistory(pathname, () => {});
  const view: ViewValue = {page: {path: pathname, routes}, retry() {}};
  return renderToStaticMarkup(
    <SiteContext.Provider value={site}>
      <DataContext.Provider value={source}>
        <SiteRouter history={history} location={history.location} action="POP">
          <ViewContext.Provider value={view}>{node}</ViewContext.Provider>
        </SiteRouter>
      </DataContext.Provider>
    </SiteContext.Provider>,
  ).replaceAll('&quot;', '"');
}

function Json({use}: {use: () => unknown}): ReactNode {
  return JSON.stringify(use());
}

test('the deepest plugin path is the active one', () => {
  const idOf = (pathname: string) => show(<Json use={() => useActivePlugin()?.pluginId} />, {pathname});
  expect(idOf('/docs/inner/x')).toBe('"inner"');
  expect(idOf('/docs/innermost')).toBe('"default"');
  expect(idOf('/blog')).toBe('');
  expect(() => show(<Json use={() => useActivePlugin({failfast: true})} />, {pathname: '/blog'})).toThrow(
    'The page "/blog" belongs to no docs plugin. Docs plugins of this site: default, inner.',
  );
});

test('the current doc and its other versions are known without the list of all docs', () => {
  const leaf = {path: '/docs/1/intro', docId: 'intro', sidebar: 'docs', alternates: {'2': '/docs/intro'}};
  const context = show(
    <Json
      use={() => {
        const {activeVersion, activeDoc, alternateDocVersions} = useActiveDocContext('default');
        return [
          activeVersion?.name,
          activeDoc,
          alternateDocVersions,
          useDocVersionSuggestions('default').latestDocSuggestion,
        ];
      }}
    />,
    {pathname: '/docs/1/intro/', leaf},
  );
  const activeDoc = {id: 'intro', path: '/docs/1/intro', sidebar: 'docs'};
  const latest = {id: 'intro', path: '/docs/intro'};
  expect(JSON.parse(context)).toEqual(['1', activeDoc, {'1': activeDoc, '2': latest}, latest]);
});

test('the list of all docs is loaded when it is read', () => {
  const files = {'data:docs-2': [{id: 'intro', path: '/docs/intro'}]};
  const ids = show(<Json use={() => useVersions('default')[0]?.docs.map(({id}) => id)} />, {
    pathname: '/',
    files,
  });
  expect(ids).toBe('["intro"]');
  expect(() => show(<Json use={() => ({...useVersions('default')[0]})} />, {pathname: '/'})).not.toThrow();
});

const sidebar: PropSidebar = [
  {
    type: 'category',
    label: 'Guides',
    collapsed: true,
    collapsible: true,
    href: '/docs/guides',
    items: [{type: 'link', label: 'Install', href: '/docs/install', docId: 'install'}],
  },
  {type: 'link', label: 'Alone', href: '/docs/alone', docId: 'alone'},
];

const content = Object.assign(() => null, {
  metadata: {id: 'guides', cardDescriptions: {install: 'How to'}},
  frontMatter: {hide_title: true},
  assets: {},
  contentTitle: undefined,
  toc: [],
}) as unknown as PropDocContent;

function inSidebar(node: ReactNode): ReactNode {
  return (
    <DocsSidebarProvider name="docs" items={sidebar}>
      <DocProvider content={content}>{node}</DocProvider>
    </DocsSidebarProvider>
  );
}

test('the page of a category describes what the category holds', () => {
  const html = show(inSidebar(<Json use={() => useCurrentSidebarCategory().items} />), {
    pathname: '/docs/guides/',
  });
  expect(JSON.parse(html)).toEqual([
    {type: 'link', label: 'Install', href: '/docs/install', docId: 'install', description: 'How to'},
  ]);
});

test('a page in no category is told so', () => {
  expect(() => show(inSidebar(<Json use={useCurrentSidebarCategory} />), {pathname: '/docs/alone'})).toThrow(
    '"/docs/alone" belongs to no category of the sidebar "docs": useCurrentSidebarCategory() should only be used on category index pages.',
  );
});

test('breadcrumbs follow the sidebar, unless they are switched off', () => {
  const labels = <Json use={() => useSidebarBreadcrumbs()?.map(({label}) => label) ?? null} />;
  expect(show(inSidebar(labels), {pathname: '/docs/install'})).toBe('["Guides","Install"]');
  expect(show(inSidebar(labels), {pathname: '/docs/inner/x'})).toBe('null');
});

test('the front matter of a doc is that of its file', () => {
  expect(show(inSidebar(<Json use={() => useDoc().metadata.frontMatter} />), {pathname: '/docs'})).toBe(
    '{"hide_title":true}',
  );
});

test('a hook outside of its provider names the provider', () => {
  expect(() => show(<Json use={useDoc} />, {pathname: '/'})).toThrow(
    'useDoc() is used outside of <DocProvider>: it works on docs pages only.',
  );
  expect(() => show(<Json use={useDocsVersion} />, {pathname: '/'})).toThrow('<DocsVersionProvider>');
});

test('docs and sidebars of a version are read from their files', () => {
  const props = {pluginId: 'default', version: '2'} as unknown as PropVersion;
  const files = {
    'data:details-2': {install: {id: 'install', title: 'Install', description: 'How to'}},
    'data:sidebar-2': sidebar,
  };
  const read = (use: () => unknown) =>
    show(
      <DocsVersionProvider version={props}>
        <Json use={use} />
      </DocsVersionProvider>,
      {pathname: '/docs', files},
    );
  expect(read(() => useDocById('install').title)).toBe('"Install"');
  expect(read(() => useDocsVersion().docsSidebars.docs?.length)).toBe('2');
  expect(() => read(() => useDocById('gone').title)).toThrow(
    'Version "2" of the docs has no doc with the id "gone".',
  );
});

test('layout links: best version first, drafts give nothing, the rest is an error with the ids', () => {
  const docs = [
    {id: 'intro', path: '/docs/intro'},
    {id: 'other', path: '/docs/other'},
  ];
  const versions: readonly GlobalVersion[] = [
    {...version('1', '/docs/1', false), docs},
    {...version('2', '/docs', true), docs},
  ];
  expect(findLayoutDoc(versions, 'intro')?.path).toBe('/docs/1/intro');
  expect(findLayoutDoc(versions, 'other')?.path).toBe('/docs/other');
  expect(findLayoutDoc(versions, 'wip')).toBeNull();
  expect(() => findLayoutDoc(versions, 'gone')).toThrow(
    'No doc with the id "gone" is in version "1", "2". The doc ids are:\n- intro\n- other',
  );
  expect(findLayoutSidebar(versions, 'docs').link?.path).toBe('/docs/1/intro');
  expect(() => findLayoutSidebar(versions, 'api')).toThrow(
    'No sidebar with the id "api" is in version "1", "2". The sidebar ids are:\n- docs',
  );
});
