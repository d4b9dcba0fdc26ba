import type {SiteContextValue} from '../src/client/types.js';
import type {ClientSiteConfig} from '../src/shared/siteConfig.js';

/** A small site, for tests of components. */
export function testSite(config: Partial<ClientSiteConfig> = {}): SiteContextValue {
  const i18n = {defaultLocale: 'en', locales: ['en'], path: 'i18n', localeConfigs: {}};
  return {
    siteConfig: {
      title: 'Site',
      tagline: '',
      url: 'https://site.test',
      baseUrl: '/',
      titleDelimiter: '|',
      trailingSlash: undefined,
      noIndex: false,
      baseUrlIssueBanner: true,
      i18n,
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      future: {experimental_router: 'browser'},
      themeConfig: {},
      customFields: {},
      ...config,
    },
    siteMetadata: {docusaurusVersion: '0.0.0', pluginVersions: {}},
    globalData: {'plugin-a': {default: {answer: 42}}},
    i18n: {...i18n, currentLocale: 'en'},
    codeTranslations: {},
  };
}
