/** Modules of this theme that a site's code may import, besides components. */
declare module '@docusaurus/theme-search-algolia/client' {
  export * from '@lectern/theme-search/client';
}
