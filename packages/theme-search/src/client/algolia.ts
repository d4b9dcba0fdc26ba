import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useContextualSearchFilters, useThemeConfig} from '@lectern/theme-common';
import {useCallback} from 'react';
import {contextualFacetFilters, type FacetFilters} from '../algolia/client/facetFilters.js';
import {type ResultUrlRules, resultUrl} from '../hosted/client/resultUrl.js';
import {useSearchSettings} from './settings.js';

/** `themeConfig.algolia` in the browser, with defaults filled in. */
export interface AlgoliaClientConfig extends Omit<ResultUrlRules, 'baseUrl'> {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch: boolean;
  readonly searchParameters: {readonly facetFilters?: FacetFilters; readonly [name: string]: unknown};
  readonly [key: string]: unknown;
}

/** Returns the theme config, typed for its field `algolia`, which is absent if the site does not configure Algolia. */
export function useAlgoliaThemeConfig(): {readonly algolia?: AlgoliaClientConfig} {
  return useThemeConfig<{readonly algolia?: AlgoliaClientConfig}>();
}

/** Returns filters that limit a query to the current locale, and to the versions of the docs that the visitor reads. */
export function useAlgoliaContextualFacetFilters(): FacetFilters {
  const {locale, tags} = useContextualSearchFilters();
  return contextualFacetFilters(locale, tags);
}

/**
 * Returns the filters of `useAlgoliaContextualFacetFilters`; `undefined` if the site does not use contextual search.
 */
export function useAlgoliaContextualFacetFiltersIfEnabled(): FacetFilters | undefined {
  const filters = useAlgoliaContextualFacetFilters();
  return useSearchSettings().contextualSearch ? filters : undefined;
}

/**
 * @returns a function that converts a URL in the index to a URL of this site: "https://example.com/docs/" → "/docs/".
 *   A URL that must not be opened, such as "javascript:…", becomes the base URL.
 */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {externalUrlRegex, replaceSearchResultPathname} = useAlgoliaThemeConfig().algolia ?? {};
  return useCallback(
    (url) => resultUrl(url, {baseUrl, externalUrlRegex, replaceSearchResultPathname}) ?? baseUrl,
    [baseUrl, externalUrlRegex, replaceSearchResultPathname],
  );
}

export interface AskAiState {
  readonly canHandleAskAi: boolean;
  readonly isAskAiActive: boolean;
  readonly currentPlaceholder: string | undefined;
  onAskAiToggle(isActive: boolean): void;
}

const noEffect = () => {};

/**
 * Hook of Algolia's AI assistant, for swizzled search bars that call the hook. The assistant is always off, since this
 * theme does not support it.
 */
export function useAlgoliaAskAi({placeholder}: {readonly placeholder?: string} = {}): AskAiState {
  return {
    canHandleAskAi: false,
    isAskAiActive: false,
    currentPlaceholder: placeholder,
    onAskAiToggle: noEffect,
  };
}
