import {useEffect} from 'react';

/**
 * Names that `@docusaurus/theme-common/internal` had in Docusaurus 2.4 to 3.9. Later, most of these names moved to
 * plugins, but components that were ejected before still import the names from this module.
 */
export {BlogPostProvider, useBlogPost, useVisibleBlogSidebarItems} from '@lectern/plugin-content-blog/client';
export {
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  findFirstSidebarItemLink,
  findFirstSidebarItemLink as findFirstCategoryLink,
  findSidebarCategory,
  getDocsVersionSearchTag as docVersionSearchTag,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useDoc,
  useDocById,
  useDocRootMetadata,
  useDocRootMetadata as useDocRouteMetadata,
  useDocSidebarItemsExpandedState,
  useDocsPreferredVersionByPluginId,
  useDocsSidebar,
  useDocsVersion,
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useSidebarBreadcrumbs,
  useVisibleSidebarItems,
} from '@lectern/plugin-content-docs/client';

/**
 * `false` in Docusaurus if the site has no docs plugin. Always `true` in Lectern, where the hooks of the docs plugin
 * can be imported without it.
 */
export const isDocsPluginEnabled = true;

export const keyboardFocusedClassName = 'navigation-with-keyboard';

/**
 * Adds a class to `<body>` when Tab is pressed, removes it on a mouse click. The classic theme has its own copy of this
 * hook.
 */
export function useKeyboardNavigation(): void {
  useEffect(() => {
    const {classList} = document.body;
    const mark = ({key}: KeyboardEvent) => {
      if (key === 'Tab') classList.add(keyboardFocusedClassName);
    };
    const clear = () => classList.remove(keyboardFocusedClassName);
    document.addEventListener('keydown', mark);
    document.addEventListener('mousedown', clear);
    return () => {
      clear();
      document.removeEventListener('keydown', mark);
      document.removeEventListener('mousedown', clear);
    };
  }, []);
}
