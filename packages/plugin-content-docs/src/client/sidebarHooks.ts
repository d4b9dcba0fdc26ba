import {useLocation} from '@lectern/core/client/router';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useMemo} from 'react';
import {useActivePlugin} from './activeDocs.js';
import {useOptionalDoc} from './doc.js';
import {type DocsSidebar, useDocsSidebar} from './docsSidebar.js';
import {isVisibleSidebarItem, sidebarTrail} from './sidebarItems.js';
import type {PropSidebarBreadcrumb, PropSidebarItem, PropSidebarItemCategory} from './types.js';

function useSidebarOf(hook: string): DocsSidebar {
  const sidebar = useDocsSidebar();
  if (!sidebar) throw new Error(`${hook}() is used on a page that has no sidebar.`);
  return sidebar;
}

/** The innermost category that contains the current page, or links to it. */
function useInnermostCategory(sidebar: DocsSidebar): PropSidebarItemCategory | undefined {
  const {pathname} = useLocation();
  return sidebarTrail(sidebar.items, pathname).findLast((item) => item.type === 'category');
}

/**
 * Adds descriptions to the items of a category. They come from the metadata of the category's page: sidebar files have
 * none.
 */
function useDescribed(items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  const descriptions = useOptionalDoc()?.metadata.cardDescriptions;
  return useMemo(() => {
    if (!descriptions) return items;
    return items.map((item) => {
      if (item.type !== 'link' || item.docId === undefined || item.description !== undefined) return item;
      const description = descriptions[item.docId];
      return description === undefined ? item : {...item, description};
    });
  }, [items, descriptions]);
}

const noItems: readonly PropSidebarItem[] = [];

/**
 * The innermost category that contains the current page, or links to it.
 *
 * @throws if no category contains or links to the page, or the page has no sidebar
 */
export function useCurrentSidebarCategory(): PropSidebarItemCategory {
  const sidebar = useSidebarOf('useCurrentSidebarCategory');
  const {pathname} = useLocation();
  const category = useInnermostCategory(sidebar);
  const items = useDescribed(category?.items ?? noItems);
  if (!category) {
    throw new Error(
      `"${pathname}" belongs to no category of the sidebar "${sidebar.name}": ` +
        'useCurrentSidebarCategory() should only be used on category index pages.',
    );
  }
  return items === category.items ? category : {...category, items};
}

/**
 * Items of the innermost category that contains the current page, or links to it; all items of the sidebar if there is
 * no such category.
 *
 * @throws if the page has no sidebar
 */
export function useCurrentSidebarSiblings(): readonly PropSidebarItem[] {
  const sidebar = useSidebarOf('useCurrentSidebarSiblings');
  return useDescribed(useInnermostCategory(sidebar)?.items ?? sidebar.items);
}

/**
 * Sidebar items that lead to the current page, outermost category first; empty if the sidebar has no item for the page.
 *
 * @returns `null` on pages without sidebar, or if the docs option `breadcrumbs` is `false`
 * @throws outside of docs pages
 */
export function useSidebarBreadcrumbs(): readonly PropSidebarBreadcrumb[] | null {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const isSwitchedOff = useActivePlugin()?.pluginData.breadcrumbs === false;
  return isSwitchedOff || !sidebar ? null : sidebarTrail(sidebar.items, pathname);
}

/** Leaves out items of unlisted pages, except the page at `activePath`. */
export function useVisibleSidebarItems(
  items: readonly PropSidebarItem[],
  activePath: string,
): readonly PropSidebarItem[] {
  return useMemo(() => items.filter((item) => isVisibleSidebarItem(item, activePath)), [items, activePath]);
}

export interface BreadcrumbListData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** Breadcrumbs as schema.org data for search engines. Breadcrumbs without a link are left out. */
export function useBreadcrumbsStructuredData({
  breadcrumbs,
}: {
  readonly breadcrumbs: readonly PropSidebarBreadcrumb[];
}): BreadcrumbListData {
  const {url} = useDocusaurusContext().siteConfig;
  const linked = breadcrumbs.flatMap(({label, href}) => (href === undefined ? [] : [{label, href}]));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({label, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${url}${href}`,
    })),
  };
}
