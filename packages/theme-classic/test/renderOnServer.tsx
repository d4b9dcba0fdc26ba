import {DataContext, type DataSource} from '@lectern/core/client/context/DataContext';
import type {GlobalData} from '@lectern/core/shared/siteConfig';
import {ScrollControllerProvider} from '@lectern/theme-common/internal';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {SiteContext} from '../../core/src/client/context/SiteContext.js';
import {ServerHeadsContext} from '../../core/src/client/head/ServerHeadsContext.js';
import {SiteRouter} from '../../core/src/client/router/SiteRouter.js';
import {createStaticHistory} from '../../core/src/client/router/staticHistory.js';

const themeConfig = {
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false, rowsInHtml: 200},
  },
  blog: {sidebar: {groupByYear: true}},
  navbar: {items: [], hideOnScroll: false},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  prism: {
    additionalLanguages: [],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ],
  },
  metadata: [],
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  untranslatedNotice: true,
};

const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  path: 'i18n',
  currentLocale: 'en',
  localeConfigs: {
    en: {
      label: 'English',
      htmlLang: 'en',
      direction: 'ltr' as const,
      calendar: 'gregory',
      path: 'en',
      translate: false,
      url: 'https://example.org',
      baseUrl: '/',
    },
  },
};

const site = {
  siteConfig: {
    title: 'Site',
    tagline: '',
    url: 'https://example.org',
    baseUrl: '/',
    titleDelimiter: '|',
    trailingSlash: undefined,
    noIndex: false,
    baseUrlIssueBanner: true,
    i18n,
    onBrokenLinks: 'throw' as const,
    onBrokenAnchors: 'warn' as const,
    onDuplicateRoutes: 'warn' as const,
    future: {experimental_router: 'browser' as const},
    themeConfig,
    customFields: {},
  },
  siteMetadata: {docusaurusVersion: '0.0.0', pluginVersions: {}},
  globalData: {},
  i18n,
  codeTranslations: {},
};

export interface RenderSettings {
  readonly globalData?: GlobalData;
  /** Keys that replace those of the default `themeConfig`. */
  readonly themeConfig?: object;
}

const noData: DataSource = {
  read(ref) {
    throw new Error(`${ref} was read`);
  },
};

/** The HTML of a component as the server writes it, on the page at `url` of a site with default settings. */
export function renderOnServer(
  element: ReactElement,
  url = '/',
  {globalData = {}, themeConfig: more}: RenderSettings = {},
): string {
  const history = createStaticHistory(url, () => {});
  const siteConfig = {...site.siteConfig, themeConfig: {...themeConfig, ...more}};
  return renderToStaticMarkup(
    <SiteContext.Provider value={{...site, siteConfig, globalData}}>
      <DataContext.Provider value={noData}>
        <ServerHeadsContext.Provider value={[]}>
          <SiteRouter history={history} location={history.location} action="POP">
            <ScrollControllerProvider>{element}</ScrollControllerProvider>
          </SiteRouter>
        </ServerHeadsContext.Provider>
      </DataContext.Provider>
    </SiteContext.Provider>,
  );
}
