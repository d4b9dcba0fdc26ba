import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

function exportedNames(file: string): Set<string> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  return new Set(lists.flatMap((list) => list.split(',').map((name) => name.trim().replace(/^type /, ''))));
}

const publicNames = `
  useThemeConfig useColorMode ThemeClassNames PageMetadata HtmlClassNameProvider ThemedComponent Collapsible useCollapsible
  createStorageSlot useStorageSlot listStorageKeys usePluralForm useEvent usePrevious composeProviders ReactContextError
  useWindowSize NavbarSecondaryMenuFiller translateTagsPageTitle listTagsByLetters useSearchQueryString useSearchLinkCreator
  useAnchorTargetClassName isMultiColumnFooterLinks isRegexpStringMatch duplicates uniq groupBy usePrismTheme
  processAdmonitionProps useHistorySelector useQueryString useQueryStringList useClearQueryString mergeSearchParams
  mergeSearchStrings SkipToContentFallbackId SkipToContentLink UnlistedBannerTitle UnlistedBannerMessage UnlistedMetadata
  DraftBannerTitle DraftBannerMessage ErrorBoundaryTryAgainButton ErrorBoundaryError ErrorBoundaryErrorMessageFallback
  ErrorCauseBoundary prefersReducedMotion useCurrentSidebarCategory filterDocCardListItems useDocsPreferredVersion
  useContextualSearchFilters`
  .trim()
  .split(/\s+/);

const internalNames = `
  AnnouncementBarProvider useAnnouncementBar ColorModeProvider sanitizeTabsChildren TabsProvider useTabs useTabsContextValue
  useNavbarMobileSidebar useNavbarSecondaryMenu useAlternatePageUtils createCodeBlockMetadata getPrismCssVariables
  CodeBlockContextProvider useCodeBlockContext parseCodeBlockTitle parseLanguage parseLines getLineNumbersStart
  containsLineNumbers DEFAULT_SEARCH_TAG TitleFormatterProvider useTitleFormatter useLocationChange useLocalPathname
  useHistoryPopHandler useQueryStringValue useFilteredAndTreeifiedTOC useTreeifiedTOC ScrollControllerProvider
  useScrollController useScrollPosition useScrollPositionBlocker useSmoothScrollTo useHomePageRoute isSamePath
  PluginHtmlClassNameProvider splitNavbarItems NavbarProvider extractLeadingEmoji useTOCHighlight useDateTimeFormat
  useHideableNavbar useLockBodyScroll useCodeWordWrap useBackToTopButton useDocCardDescriptionCategoryItemsPlural
  useBlogTagsPostsPageTitle useBlogAuthorPageTitle translateBlogAuthorsListPageTitle BlogAuthorsListViewAllLabel
  BlogAuthorNoPostsLabel`
  .trim()
  .split(/\s+/);

/** Names that Docusaurus had until 2.3, 2.4, 3.4 and 3.9: ejected components of older sites import them. */
const formerNames = `
  BlogPostProvider DocProvider DocSidebarItemsExpandedStateProvider DocsPreferredVersionContextProvider DocsSidebarProvider
  DocsVersionProvider docVersionSearchTag findFirstCategoryLink findFirstSidebarItemLink findSidebarCategory isActiveSidebarItem
  isDocsPluginEnabled isVisibleSidebarItem keyboardFocusedClassName useBlogPost useDoc useDocById useDocRootMetadata
  useDocRouteMetadata useDocSidebarItemsExpandedState useDocsPreferredVersionByPluginId useDocsSidebar useDocsVersion
  useDocsVersionCandidates useKeyboardNavigation useLayoutDoc useLayoutDocsSidebar useSidebarBreadcrumbs
  useTabGroupChoice useVisibleBlogSidebarItems useVisibleSidebarItems`
  .trim()
  .split(/\s+/);

test('the internal door has the names that older versions of Docusaurus had there', () => {
  const exported = exportedNames('./internal.ts');
  expect(formerNames.filter((name) => !exported.has(name))).toEqual([]);
  const isPublic = exportedNames('./index.ts');
  const formerPublic = [
    'useBlogListPageStructuredData',
    'useBlogPostStructuredData',
    'default as useIsomorphicLayoutEffect',
  ];
  expect(formerPublic.filter((name) => !isPublic.has(name))).toEqual([]);
});

test('the public door has every name that sites import', () => {
  const exported = exportedNames('./index.ts');
  expect(publicNames.filter((name) => !exported.has(name))).toEqual([]);
});

test('the internal door has these, too, and those that ejected components import', () => {
  expect(readFileSync(new URL('./internal.ts', import.meta.url), 'utf8')).toContain(
    "export * from './index.js';",
  );
  const exported = exportedNames('./internal.ts');
  expect(internalNames.filter((name) => !exported.has(name))).toEqual([]);
});
