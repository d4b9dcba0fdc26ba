export {type FacetFilters, mergeFacetFilters} from '../algolia/client/facetFilters.js';
export {
  type AlgoliaClientConfig,
  type AskAiState,
  useAlgoliaAskAi,
  useAlgoliaContextualFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from './algolia.js';
export {useProviderLoader} from './loadProvider.js';
export {useSearchSettings} from './settings.js';
export {useSearchShortcuts} from './useSearchShortcuts.js';
