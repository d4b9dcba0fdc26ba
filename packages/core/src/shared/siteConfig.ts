import type {TrailingSlash} from './url.js';

export type ReportingSeverity = 'ignore' | 'log' | 'warn' | 'throw';

export interface LocaleConfig {
  readonly label: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly calendar: string;
  readonly path: string;
  readonly translate: boolean;
  readonly url: string;
  readonly baseUrl: string;
}

/** The locales of a site and the one being built; what `useDocusaurusContext().i18n` returns. */
export interface I18n {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly path: string;
  readonly currentLocale: string;
  readonly localeConfigs: {readonly [locale: string]: LocaleConfig};
}

export interface HtmlTagObject {
  readonly tagName: string;
  readonly attributes?: {readonly [name: string]: string | boolean | undefined};
  readonly innerHTML?: string;
  readonly customElement?: boolean;
}

/** The part of the configuration that reaches the browser: JSON, every default filled in. */
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
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    readonly path: string;
    readonly localeConfigs: {readonly [locale: string]: Partial<LocaleConfig>};
  };
  readonly onBrokenLinks: ReportingSeverity;
  readonly onBrokenAnchors: ReportingSeverity;
  readonly onDuplicateRoutes: ReportingSeverity;
  readonly future: {
    /** "hash": the site is one document, and its pages are fragments of that document's URL. */
    readonly experimental_router: 'browser' | 'hash';
  };
  readonly themeConfig: {readonly [key: string]: unknown};
  readonly customFields: {readonly [key: string]: unknown};
}

/** Return value of `useDocusaurusContext().siteMetadata`. */
export interface SiteMetadata {
  /** Version of the framework, whose interface plugins and themes find here. */
  readonly docusaurusVersion: string;
  /** `version` of the site's own package.json. */
  readonly siteVersion?: string;
  readonly pluginVersions: {
    readonly [name: string]: {
      readonly type: 'package' | 'project' | 'local' | 'synthetic';
      readonly name?: string;
      readonly version?: string;
    };
  };
}

/** `{[plugin name]: {[plugin id]: data}}` */
export type GlobalData = {readonly [pluginName: string]: {readonly [pluginId: string]: unknown}};

/** Where `createStorageSlot` keeps its keys. */
export interface SiteStorage {
  readonly type: 'localStorage' | 'sessionStorage';
  /** Appended to every key; empty without namespacing in the configuration. */
  readonly namespace: string;
}
