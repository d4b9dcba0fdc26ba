/** Generated: the provider that the site chose. */
declare module '@generated/docusaurus-theme-search/provider.js' {
  const createProvider: import('@lectern/theme-search/provider').CreateSearchProvider;
  export default createProvider;
}

declare module '@generated/docusaurus-theme-search/stemmers.js' {
  /** By locale of the site. Locales whose language has no stemmer are missing. */
  const loaders: {
    readonly [locale: string]: (() => Promise<{readonly stemmer: (word: string) => string}>) | undefined;
  };
  export default loaders;
}
