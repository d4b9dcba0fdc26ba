// scripts/bundleAutocomplete.mjs makes one module of this file and @algolia/autocomplete-core, which has 38: webpack would parse
// all of them in each cold build of a site.
export {
  type AutocompleteApi,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
