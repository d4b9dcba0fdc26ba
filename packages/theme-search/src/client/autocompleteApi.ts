// The build of the package bundles this file: @algolia/autocomplete-core is 38 modules, which each cold build of a site would parse.
export {
  type AutocompleteApi,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
