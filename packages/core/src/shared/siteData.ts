import type {ClientSiteConfig, I18n} from './siteConfig.js';

/** Data about the routes of a locale for the browser. Its size does not depend on the number of pages. */
export interface BuildFacts {
  readonly baseUrl: string;
  /** URL prefix of the files (images, for example) that code imports. */
  readonly filesUrl: string;
  /** Paths of routes whose page is also shown at all paths below them. */
  readonly openRoutes: readonly string[];
  /** The `openRoutes` below which no other page exists. */
  readonly openLeaves: readonly string[];
  /**
   * First path segments under which the site has pages, sorted; `null` if there are too many, or if an open route
   * covers the whole site. See `sectionsOf`.
   */
  readonly sections: readonly string[] | null;
  /** True if a page is at the base URL. */
  readonly hasHomePage: boolean;
  /** Paths of pages that look like paths of files ("/docs/config.js"). Only for relocatable sites. */
  readonly filePages?: readonly string[];
}

/** Data of the current locale for the browser. It is not part of the bundle, since all locales share the bundle. */
export interface SiteData {
  readonly siteConfig: ClientSiteConfig;
  readonly i18n: I18n;
  /** Translated texts in code: message id → text. */
  readonly codeTranslations: {readonly [id: string]: string};
  readonly build: BuildFacts;
}

/** Name of the global variable with the `SiteData`. A script sets it before the bundle runs. */
export const SITE_DATA_GLOBAL = '__lecternSite';
