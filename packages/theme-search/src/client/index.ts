export {type FacetFilters, mergeFacetFilters} from '../algolia/client/facetFilters.js';
export * from './algolia.js';
export {useProviderLoader} from './loadProvider.js';
export {useSearchSettings} from './settings.js';
export {useSearchShortcuts} from './useSearchShortcuts.js';
