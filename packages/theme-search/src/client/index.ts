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
export {useSearchSettings} from './settings.js';
