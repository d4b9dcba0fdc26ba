export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from '@lectern/plugin-content-docs/client';
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
export {useCodeWordWrap, type WordWrap} from './code/useCodeWordWrap.js';
export {usePrismTheme} from './code/usePrismTheme.js';
export {
  Collapsible,
  type CollapsibleAnimation,
  type CollapsibleProps,
} from './components/Collapsible/index.js';
export {AnnouncementBarProvider, useAnnouncementBar} from './contexts/announcementBar.js';
export {type ColorModeChoice, ColorModeProvider, useColorMode} from './contexts/colorMode.js';
export {NavbarProvider} from './contexts/navbar.js';
export {useNavbarMobileSidebar} from './contexts/navbarMobileSidebar.js';
export {
  NavbarSecondaryMenuFiller,
  type NavbarSecondaryMenuProps,
} from './contexts/navbarSecondaryMenuContent.js';
export {useNavbarSecondaryMenu} from './contexts/navbarSecondaryMenuDisplay.js';
export {useBackToTopButton} from './hooks/useBackToTopButton.js';
export {type UseCollapsibleReturns, useCollapsible} from './hooks/useCollapsible.js';
export {useContextualSearchFilters} from './hooks/useContextualSearchFilters.js';
export {useHideableNavbar} from './hooks/useHideableNavbar.js';
export {useLockBodyScroll} from './hooks/useLockBodyScroll.js';
export {useSearchLinkCreator, useSearchQueryString} from './hooks/useSearchPage.js';
export {useWindowSize, type WindowSize} from './hooks/useWindowSize.js';
export {
  type ScrollController,
  ScrollControllerProvider,
  useScrollController,
} from './scroll/ScrollController.js';
export {type ScrollPosition, useScrollPosition} from './scroll/useScrollPosition.js';
export {useScrollPositionBlocker} from './scroll/useScrollPositionBlocker.js';
export {useSmoothScrollTo} from './scroll/useSmoothScrollTo.js';
export type {SlotOptions, StoragePersistence, StorageSlot} from './storage/createSlot.js';
export {createStorageSlot, listStorageKeys, useStorageSlot} from './storage/storageUtils.js';
export {sanitizeTabsChildren, type TabItemProps, type TabValue} from './tabs/sanitize.js';
export {
  type TabsContextValue,
  type TabsProps,
  TabsProvider,
  useTabs,
  useTabsContextValue,
} from './tabs/useTabs.js';
export {
  type AnnouncementBarConfig,
  type ColorMode,
  type ColorModeConfig,
  type Footer,
  type FooterColumnItem,
  type FooterLinkItem,
  type FooterLogo,
  type MagicCommentConfig,
  type MultiColumnFooter,
  type NavbarConfig,
  type NavbarItem,
  type NavbarLogo,
  type PrismConfig,
  type PrismTheme,
  type SimpleFooter,
  type TableOfContentsConfig,
  type ThemeConfig,
  useThemeConfig,
} from './themeConfig.js';
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
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from './translations/contentVisibility.js';
export {useDocCardDescriptionCategoryItemsPlural} from './translations/docs.js';
export {prefersReducedMotion} from './utils/accessibilityUtils.js';
export {processAdmonitionProps} from './utils/admonitionUtils.js';
export {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from './utils/errorBoundaryUtils.js';
export {isMultiColumnFooterLinks} from './utils/footerUtils.js';
export {
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useHistoryPopHandler,
  useHistorySelector,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
} from './utils/historyUtils.js';
export {
  duplicates,
  extractLeadingEmoji,
  groupBy,
  isRegexpStringMatch,
  isSamePath,
  uniq,
} from './utils/jsUtils.js';
export {
  HtmlClassNameProvider,
  PageMetadata,
  type PageMetadataProps,
  PluginHtmlClassNameProvider,
} from './utils/metadataUtils.js';
export {splitNavbarItems} from './utils/navbarUtils.js';
export {composeProviders, ReactContextError, useEvent, usePrevious} from './utils/reactUtils.js';
export {useLocalPathname} from './utils/routesUtils.js';
export {DEFAULT_SEARCH_TAG} from './utils/searchUtils.js';
export {SkipToContentFallbackId, SkipToContentLink} from './utils/skipToContentUtils.js';
export {ThemeClassNames} from './utils/ThemeClassNames.js';
export {ThemedComponent} from './utils/ThemedComponent.js';
export {
  listTagsByLetters,
  type TagLetterEntry,
  type TagListItem,
  translateTagsPageTitle,
} from './utils/tagsUtils.js';
export {
  type TitleFormatterFn,
  type TitleFormatterParams,
  TitleFormatterProvider,
  useTitleFormatter,
} from './utils/titleFormatter.js';
export {useAlternatePageUtils} from './utils/useAlternatePageUtils.js';
export {useAnchorTargetClassName} from './utils/useAnchorTargetClassName.js';
export {useDateTimeFormat} from './utils/useDateTimeFormat.js';
export {type HomePageRoute, useHomePageRoute} from './utils/useHomePageRoute.js';
export {type LocationChangeEvent, useLocationChange} from './utils/useLocationChange.js';
export {usePluralForm} from './utils/usePluralForm.js';
