/** Generated module that exports the provider that the site has chosen. */
declare module '@generated/docusaurus-theme-search/provider.js' {
  const createProvider: import('@lectern/theme-search/provider').CreateSearchProvider;
  export default createProvider;
}

declare module '@generated/docusaurus-theme-search/stemmers.js' {
  /** Locale of the site → function that loads its stemmer. Locales whose language has no stemmer are missing. */
  const loaders: {
    readonly [locale: string]: (() => Promise<{readonly stemmer: (word: string) => string}>) | undefined;
  };
  export default loaders;
}
