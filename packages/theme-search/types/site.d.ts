/** What the code of a site may import from this theme. `@theme/SearchBar` is declared by the classic theme. */
/// <reference path="../dist/themeModules.d.ts" />

declare module '@docusaurus/theme-search-algolia/client' {
  export * from '@lectern/theme-search/client';
}
