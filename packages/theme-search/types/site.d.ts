/** What the code of a site may import from this theme, under the names that sites of Docusaurus know. */

declare module '@docusaurus/theme-search-algolia/client' {
  export * from '@lectern/theme-search/client';
}
