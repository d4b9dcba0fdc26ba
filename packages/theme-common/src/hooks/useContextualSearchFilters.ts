import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useDocsContextualSearchTags} from '@lectern/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '../utils/searchUtils.js';

/** Limits of a search: this locale, and pages of the versions in use or of none. */
export function useContextualSearchFilters(): {readonly locale: string; readonly tags: readonly string[]} {
  const {currentLocale} = useDocusaurusContext().i18n;
  return {locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()]};
}
