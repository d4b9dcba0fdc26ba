// scripts/bundle-browser.mjs bundles this file with @algolia/autocomplete-core, which consists of 38 modules.
// Otherwise, webpack would parse all of them in each cold build of a site.
export {createAutocomplete} from '@algolia/autocomplete-core';
