import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useDocsContextualSearchTags} from '@lectern/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '../utils/searchUtils.js';

/**
 * Filters for a search from the current page: the locale, and the search tags of the pages to find. These are docs of
 * one version of each docs plugin instance (`useDocsContextualSearchTags`), and pages without a version.
 */
export function useContextualSearchFilters(): {readonly locale: string; readonly tags: readonly string[]} {
  const {currentLocale} = useDocusaurusContext().i18n;
  return {locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()]};
}
