export {
  CodeBlockContextProvider,
  type CodeBlockContextValue,
  useCodeBlockContext,
} from './code/CodeBlockContext.js';
export {defaultDarkPrismTheme, defaultLightPrismTheme} from './code/defaultPrismThemes.js';
export {
  type CodeBlockMetadata,
  containsLineNumbers,
  createCodeBlockMetadata,
  getLineNumbersStart,
  getPrismCssVariables,
  parseCodeBlockTitle,
  parseLanguage,
} from './code/metadata.js';
export {type ParsedLines, parseLines} from './code/parseLines.js';
export {type TokenClasses, tokenClassesOf} from './code/tokenClasses.js';
export {useCodeWordWrap, type WordWrap} from './code/useCodeWordWrap.js';
export {type IconProps, LineIcon} from './components/LineIcon/index.js';
export {AnnouncementBarProvider, useAnnouncementBar} from './contexts/announcementBar.js';
export {ColorModeProvider} from './contexts/colorMode.js';
export {NavbarProvider} from './contexts/navbar.js';
export {useNavbarMobileSidebar} from './contexts/navbarMobileSidebar.js';
export {useNavbarSecondaryMenu} from './contexts/navbarSecondaryMenuDisplay.js';
export {
  BlogPostProvider,
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  docVersionSearchTag,
  findFirstCategoryLink,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isDocsPluginEnabled,
  isVisibleSidebarItem,
  keyboardFocusedClassName,
  useBlogPost,
  useDoc,
  useDocById,
  useDocRootMetadata,
  useDocRouteMetadata,
  useDocSidebarItemsExpandedState,
  useDocsPreferredVersionByPluginId,
  useDocsSidebar,
  useDocsVersion,
  useDocsVersionCandidates,
  useKeyboardNavigation,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useSidebarBreadcrumbs,
  useVisibleBlogSidebarItems,
  useVisibleSidebarItems,
} from './formerNames.js';
export {useBackToTopButton} from './hooks/useBackToTopButton.js';
export {useHideableNavbar} from './hooks/useHideableNavbar.js';
export {useIsNear} from './hooks/useIsNear.js';
export {useLockBodyScroll} from './hooks/useLockBodyScroll.js';
// Exports all public names, too, since ejected components import them from this module.
export * from './index.js';
export {
  type ScrollController,
  ScrollControllerProvider,
  useScrollController,
} from './scroll/ScrollController.js';
export {type ScrollPosition, useScrollPosition} from './scroll/useScrollPosition.js';
export {useScrollPositionBlocker} from './scroll/useScrollPositionBlocker.js';
export {useSmoothScrollTo} from './scroll/useSmoothScrollTo.js';
export {idsIn} from './tabs/idsIn.js';
export {sanitizeTabsChildren, type TabItemProps, type TabValue} from './tabs/sanitize.js';
export {type TabGroupChoices, tabGroupKey, useTabGroupChoice} from './tabs/useTabGroupChoice.js';
export {useTabPanel} from './tabs/useTabPanel.js';
export {
  type TabsContextValue,
  type TabsProps,
  TabsProvider,
  useEnclosingTabs,
  useTabs,
  useTabsContextValue,
} from './tabs/useTabs.js';
export {useFilteredAndTreeifiedTOC, useTreeifiedTOC} from './toc/hooks.js';
export type {TOCItem, TOCTreeNode} from './toc/tree.js';
export {type TOCHighlightConfig, useTOCHighlight} from './toc/useTOCHighlight.js';
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
} from './translations/blog.js';
export {useDocCardDescriptionCategoryItemsPlural} from './translations/docs.js';
export {withAdmonitionDefaults} from './utils/admonitionUtils.js';
export {copyText} from './utils/copyText.js';
export {elementAttributes} from './utils/elementAttributes.js';
export {useHistoryPopHandler, useQueryStringValue} from './utils/historyUtils.js';
export {jsonLd} from './utils/jsonLd.js';
export {extractLeadingEmoji, isSamePath} from './utils/jsUtils.js';
export {PluginHtmlClassNameProvider} from './utils/metadataUtils.js';
export {splitNavbarItems} from './utils/navbarUtils.js';
export {useLocalPathname} from './utils/routesUtils.js';
export {DEFAULT_SEARCH_TAG} from './utils/searchUtils.js';
export {
  type TitleFormatterFn,
  type TitleFormatterParams,
  TitleFormatterProvider,
  useTitleFormatter,
} from './utils/titleFormatter.js';
export {useAlternatePageUtils} from './utils/useAlternatePageUtils.js';
export {useDateTimeFormat} from './utils/useDateTimeFormat.js';
export {type HomePageRoute, useHomePageRoute} from './utils/useHomePageRoute.js';
export {type LocationChangeEvent, useLocationChange} from './utils/useLocationChange.js';
