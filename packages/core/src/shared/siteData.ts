import type {ClientSiteConfig, I18n} from './siteConfig.js';

/** Data of the routes of a locale for the browser: a few lists that do not grow with the number of pages. */
export interface BuildFacts {
  readonly baseUrl: string;
  /** Beginning of the URLs of files that code imports. */
  readonly filesUrl: string;
  /** Paths whose pages also answer for all paths below them. */
  readonly openRoutes: readonly string[];
  /** Those of `openRoutes` that no other page is below. */
  readonly soleRoutes: readonly string[];
  /** The first segments of all paths that have a page; `null` if that rules nothing out. See `sectionsOf`. */
  readonly sections: readonly string[] | null;
  /** False if no page is at the base URL. */
  readonly hasHomePage: boolean;
}

/** Data of the locale whose pages are shown. It is not part of the bundle, which all locales share. */
export interface SiteData {
  readonly siteConfig: ClientSiteConfig;
  readonly i18n: I18n;
  /** By message id. */
  readonly codeTranslations: {readonly [id: string]: string};
  readonly build: BuildFacts;
}

/** Global variable that holds the `SiteData`: a script of its own sets it before the bundle is evaluated. */
export const SITE_DATA_GLOBAL = '__lecternSite';
