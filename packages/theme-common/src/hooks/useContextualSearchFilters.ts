import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useDocsContextualSearchTags} from '@lectern/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '../utils/searchUtils.js';

/**
 * Filters of a search: the current locale, the tags of the current docs versions, and the tag of pages without a
 * version.
 */
export function useContextualSearchFilters(): {readonly locale: string; readonly tags: readonly string[]} {
  const {currentLocale} = useDocusaurusContext().i18n;
  return {locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()]};
}
