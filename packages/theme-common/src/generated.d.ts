declare module '@generated/site-storage' {
  const siteStorage: import('@lectern/core/shared/siteConfig').SiteStorage;
  export default siteStorage;
}

declare module '@generated/build' {
  const build: {
    readonly baseUrl: string;
    /** False if no page stands at the base URL. */
    readonly hasHomePage?: boolean;
  };
  export default build;
}
