/** Modules that the build makes for the site. */

declare module '@generated/docusaurus.config' {
  const siteConfig: import('@lectern/core/shared/siteConfig').ClientSiteConfig;
  export default siteConfig;
}

declare module '@generated/site-metadata' {
  const siteMetadata: import('@lectern/core/shared/siteConfig').SiteMetadata;
  export default siteMetadata;
}

declare module '@generated/i18n' {
  const i18n: import('@lectern/core/shared/siteConfig').I18n;
  export default i18n;
}

declare module '@generated/codeTranslations' {
  /** By message id, for the current locale. */
  const codeTranslations: {readonly [id: string]: string};
  export default codeTranslations;
}

declare module '@generated/globalData' {
  /**
   * `{[plugin name]: {[plugin id]: data}}`. Empty while modules are evaluated, but for client modules: read it in components. Parts that are loaded when
   * they are read are missing here; `useGlobalData` has them.
   */
  const globalData: {[pluginName: string]: {readonly [pluginId: string]: unknown}};
  export default globalData;
}

declare module '@generated/site-storage' {
  const siteStorage: import('@lectern/core/shared/siteConfig').SiteStorage;
  export default siteStorage;
}

declare module '@generated/client-modules' {
  type ClientModule = import('@lectern/core/client/types').ClientModule;
  /** In the order of the plugins; style sheets among them are empty modules. */
  const clientModules: readonly ClientModule[];
  export default clientModules;
  /** Load the modules that read the global data when they are evaluated. */
  export const afterGlobalData: readonly (() => Promise<ClientModule>)[];
}

declare module '@generated/registry' {
  /** Every module that routes and content name, by request. `@theme/NotFound` is always there. */
  const registry: {readonly [request: string]: () => Promise<Readonly<Record<string, unknown>>>};
  export default registry;
}

declare module '@generated/router' {
  /** The site is one document. A constant of the build: what it makes unreachable is not part of the code. */
  export const usesHashRouter: boolean;
  /** The output works at any URL and from disk. A constant of the build, too. */
  export const isRelocatable: boolean;
  /** Functions of relocatable sites. Use them only where `isRelocatable` is true: in other sites, this is `null`. */
  export const relocation: typeof import('@lectern/core/client/relocatable/relocation');
}

declare module '@generated/site' {
  const site: import('@lectern/core/shared/siteData').SiteData;
  export default site;
}

declare module '@generated/build' {
  const build: import('@lectern/core/shared/siteData').BuildFacts;
  export default build;
}

/** In development only. */
declare module '@generated/dev' {
  const dev: {
    /** Where the dev server sends its events, below the base URL of each locale. */
    readonly eventsPath: string;
    /** The page is never loaded again by itself. */
    readonly hotOnly: boolean;
  };
  export default dev;
}
