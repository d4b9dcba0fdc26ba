/** Generated: the provider that the site chose. */
declare module '@generated/docusaurus-theme-search/provider.js' {
  const createProvider: import('@lectern/theme-search/provider').CreateSearchProvider;
  export default createProvider;
}
