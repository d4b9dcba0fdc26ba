export {
  type ActivePluginAndVersion,
  type UseActivePluginOptions,
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useDocVersionSuggestions,
  useSidebarPath,
} from './activeDocs.js';
export {type DocContextValue, DocProvider, useDoc} from './doc.js';
export {type DocRootMetadata, useDocRootMetadata} from './docRootMetadata.js';
export {
  type DocSidebarItemsExpandedState,
  DocSidebarItemsExpandedStateProvider,
  useDocSidebarItemsExpandedState,
} from './docSidebarItemsExpandedState.js';
export {type DocsSidebar, DocsSidebarProvider, useDocsSidebar, useSidebarItems} from './docsSidebar.js';
export {DocsVersionProvider, useDocById, useDocsVersion} from './docsVersion.js';
export {useAllDocsData, useDocsData, useLatestVersion, useVersions} from './globalData.js';
export {useDocsVersionCandidates, useLayoutDoc, useLayoutDocsSidebar} from './layout.js';
export {
  DocsPreferredVersionContextProvider,
  useDocsPreferredVersion,
  useDocsPreferredVersionByPluginId,
} from './preferredVersion.js';
export {getDocsVersionSearchTag, useDocsContextualSearchTags} from './searchTags.js';
export type {SidebarFile} from './sidebarFile.js';
export {
  type BreadcrumbListData,
  useBreadcrumbsStructuredData,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useSidebarBreadcrumbs,
  useVisibleSidebarItems,
} from './sidebarHooks.js';
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
} from './sidebarItems.js';
export type * from './types.js';
