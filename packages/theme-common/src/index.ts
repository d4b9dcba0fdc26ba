export type {SlotOptions, StoragePersistence, StorageSlot} from '@lectern/core/client/storage/createSlot';
export {
  createStorageSlot,
  listStorageKeys,
  storageKey,
  useStorageSlot,
} from '@lectern/core/client/storage/storageSlot';
export {default as useIsomorphicLayoutEffect} from '@lectern/core/client/useIsomorphicLayoutEffect';
export {
  useBlogListPageStructuredData,
  useBlogPostStructuredData,
} from '@lectern/plugin-content-blog/client';
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from '@lectern/plugin-content-docs/client';
export {usePrismTheme} from './code/usePrismTheme.js';
export {
  Collapsible,
  type CollapsibleAnimation,
  type CollapsibleProps,
} from './components/Collapsible/index.js';
export {ThemedComponent} from './components/ThemedComponent/index.js';
export {type ColorModeChoice, useColorMode} from './contexts/colorMode.js';
export {
  NavbarSecondaryMenuFiller,
  type NavbarSecondaryMenuProps,
} from './contexts/navbarSecondaryMenuContent.js';
export {type UseCollapsibleReturns, useCollapsible} from './hooks/useCollapsible.js';
export {type ContentLanguage, useContentLanguage} from './hooks/useContentLanguage.js';
export {useContextualSearchFilters} from './hooks/useContextualSearchFilters.js';
export {useSearchLinkCreator, useSearchQueryString} from './hooks/useSearchPage.js';
export {useWindowSize, type WindowSize} from './hooks/useWindowSize.js';
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
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from './translations/contentVisibility.js';
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
  useHistorySelector,
  useQueryString,
  useQueryStringList,
} from './utils/historyUtils.js';
export {duplicates, groupBy, isRegexpStringMatch, uniq} from './utils/jsUtils.js';
export {HtmlClassNameProvider, PageMetadata, type PageMetadataProps} from './utils/metadataUtils.js';
export {composeProviders, ReactContextError, useEvent, usePrevious} from './utils/reactUtils.js';
export {SkipToContentFallbackId, SkipToContentLink} from './utils/skipToContentUtils.js';
export {ThemeClassNames} from './utils/ThemeClassNames.js';
export {
  listTagsByLetters,
  type TagLetterEntry,
  type TagListItem,
  translateTagsPageTitle,
} from './utils/tagsUtils.js';
export {useAnchorTargetClassName} from './utils/useAnchorTargetClassName.js';
export {usePluralForm} from './utils/usePluralForm.js';
