import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useContextualSearchFilters} from '@lectern/theme-common';
import {useCallback} from 'react';
import {contextualFacetFilters, type FacetFilters} from '../algolia/client/facetFilters.js';
import {type ResultUrlRules, resultUrl} from '../hosted/client/resultUrl.js';
import {useSearchSettings} from './settings.js';

/** `themeConfig.algolia` as the browser has it. */
export interface AlgoliaClientConfig extends Omit<ResultUrlRules, 'baseUrl'> {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch: boolean;
  readonly searchParameters: {readonly facetFilters?: FacetFilters; readonly [name: string]: unknown};
  readonly [key: string]: unknown;
}

/** The theme config with its part for Algolia, which is absent in sites with another provider. */
export function useAlgoliaThemeConfig(): {readonly algolia?: AlgoliaClientConfig} {
  return useDocusaurusContext().siteConfig.themeConfig as {readonly algolia?: AlgoliaClientConfig};
}

/** Limits a query to this locale, and to the versions of the docs that the visitor reads. */
export function useAlgoliaContextualFacetFilters(): FacetFilters {
  const {locale, tags} = useContextualSearchFilters();
  return contextualFacetFilters(locale, tags);
}

/** The same in sites with contextual search; `undefined` in others. */
export function useAlgoliaContextualFacetFiltersIfEnabled(): FacetFilters | undefined {
  const filters = useAlgoliaContextualFacetFilters();
  return useSearchSettings().contextualSearch ? filters : undefined;
}

/**
 * @returns a function that makes an address of this site of one in the index: "https://example.com/docs/" → "/docs/". What no
 * browser should open becomes the home page.
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

/** For swizzled search bars with Algolia's assistant: this theme has none. */
export function useAlgoliaAskAi({placeholder}: {readonly placeholder?: string} = {}): AskAiState {
  return {
    canHandleAskAi: false,
    isAskAiActive: false,
    currentPlaceholder: placeholder,
    onAskAiToggle: noEffect,
  };
}
