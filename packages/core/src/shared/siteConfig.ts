import type {TrailingSlash} from './url.js';

/** Report of a problem. `ignore`: none. `log`: a message. `warn`: a warning. `throw`: an error. */
export type ReportingSeverity = 'ignore' | 'log' | 'warn' | 'throw';

export interface LocaleConfig {
  /** Name in the locale dropdown. Default: the name of the language in that language. */
  readonly label: string;
  /** Attribute `lang` of the document. Default: the locale. */
  readonly htmlLang: string;
  /** Writing direction. Default: the direction of the language. */
  readonly direction: 'ltr' | 'rtl';
  /** Calendar for dates. Default: the calendar of the language. */
  readonly calendar: string;
  /** Folder of the translations, relative to `i18n.path`. Default: the locale. */
  readonly path: string;
  /**
   * True if translations are read; false if the original files are in the language of this locale. Default: true if the
   * folder of translations exists.
   */
  readonly translate: boolean;
  /** Origin, if the locale has a domain of its own. Default: `url` of the site. */
  readonly url: string;
  /** Base URL. Default: the base URL of the site, followed by the locale. */
  readonly baseUrl: string;
}

/** Locales of the site, and the current locale. Return value of `useDocusaurusContext().i18n`. */
export interface I18n extends Omit<ClientSiteConfig['i18n'], 'localeConfigs'> {
  readonly currentLocale: string;
  readonly localeConfigs: {readonly [locale: string]: LocaleConfig};
}

/** An HTML element that the config field `headTags` or a plugin adds to each page. */
export interface HtmlTagObject {
  readonly tagName: string;
  readonly attributes?: {readonly [name: string]: string | boolean | undefined};
  readonly innerHTML?: string;
  readonly customElement?: boolean;
}

/** The part of the configuration that the browser gets: plain JSON, with all defaults filled in. */
export interface ClientSiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly favicon?: string;
  readonly titleDelimiter: string;
  readonly trailingSlash: TrailingSlash;
  readonly noIndex: boolean;
  readonly baseUrlIssueBanner: boolean;
  readonly organizationName?: string;
  readonly projectName?: string;
  readonly i18n: {
    /** The locale whose pages are at the base URL. */
    readonly defaultLocale: string;
    /** All locales, as language tags such as `pt-BR`. */
    readonly locales: readonly string[];
    /** Folder of the translations, relative to the site. */
    readonly path: string;
    /** Settings of locales that the configuration contains: locale → settings. */
    readonly localeConfigs: {readonly [locale: string]: Partial<LocaleConfig>};
  };
  readonly onBrokenLinks: ReportingSeverity;
  readonly onBrokenAnchors: ReportingSeverity;
  readonly onDuplicateRoutes: ReportingSeverity;
  readonly future: {
    /**
     * "hash": the site is one HTML document, and each page has a fragment of the URL as its address ("#/docs/intro").
     */
    readonly experimental_router: 'browser' | 'hash';
  };
  readonly themeConfig: {readonly [key: string]: unknown};
  readonly customFields: {readonly [key: string]: unknown};
}

/** Return value of `useDocusaurusContext().siteMetadata`. */
export interface SiteMetadata {
  /** Version of the framework. The field has this name because plugins and themes for Docusaurus read it. */
  readonly docusaurusVersion: string;
  /** `version` of the site's own package.json. */
  readonly siteVersion?: string;
  readonly pluginVersions: {
    readonly [name: string]: {
      /**
       * `package`: from an npm package. `project`: a file of the site. `local`: a function in the configuration, or a
       * file outside of packages. `synthetic`: part of the framework.
       */
      readonly type: 'package' | 'project' | 'local' | 'synthetic';
      readonly name?: string;
      readonly version?: string;
    };
  };
}

/** Data of plugins that every page may use: plugin name → plugin id → data. */
export type GlobalData = {readonly [pluginName: string]: {readonly [pluginId: string]: unknown}};

/** Browser storage in which `createStorageSlot` keeps values. */
export interface SiteStorage {
  readonly type: 'localStorage' | 'sessionStorage';
  /** Suffix of every key; empty unless the configuration sets a namespace. */
  readonly namespace: string;
}
