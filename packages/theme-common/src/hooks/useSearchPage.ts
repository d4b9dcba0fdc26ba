import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {usePluginData} from '@lectern/core/client/useGlobalData';
import {useCallback} from 'react';
import {useQueryString} from '../utils/historyUtils.js';

const SEARCH_PARAM = 'q';

/** The query of the search page: React state that is kept in the parameter `q` of the URL. */
export function useSearchQueryString(): [searchQuery: string, setSearchQuery: (newQuery: string) => void] {
  return useQueryString(SEARCH_PARAM);
}

/** @returns a function that makes the search page's URL for a query: "/search?q=tabs" */
export function useSearchLinkCreator(): (searchValue: string) => string {
  const {baseUrl, themeConfig} = useDocusaurusContext().siteConfig;
  const settings = (usePluginData('docusaurus-theme-search') ?? themeConfig.algolia) as
    | {readonly searchPagePath?: string | false | null}
    | undefined;
  const searchPagePath = settings?.searchPagePath || 'search';
  return useCallback(
    (searchValue) => `${baseUrl}${searchPagePath}?${SEARCH_PARAM}=${encodeURIComponent(searchValue)}`,
    [baseUrl, searchPagePath],
  );
}
