/** What the code of a site may import from this theme besides components. */
declare module '@docusaurus/theme-search-algolia/client' {
  export * from '@lectern/theme-search/client';
}
