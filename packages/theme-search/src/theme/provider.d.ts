/** Generated module that exports the provider that the site has chosen. */
declare module '@generated/docusaurus-theme-search/provider.js' {
  const createProvider: import('@lectern/theme-search/provider').CreateSearchProvider;
  export default createProvider;
}

declare module '@generated/docusaurus-theme-search/stemmers.js' {
  /** Loaders of stemmers: locale → function that loads its stemmer. Locales whose language has none are missing. */
  const loaders: {
    readonly [locale: string]: (() => Promise<{readonly stemmer: (word: string) => string}>) | undefined;
  };
  export default loaders;
}
