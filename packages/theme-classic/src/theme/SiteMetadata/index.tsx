import {usesHashRouter} from '@generated/router';
import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import Head from '@lectern/core/client/Head';
import {useLocation} from '@lectern/core/client/router';
import useBaseUrl from '@lectern/core/client/useBaseUrl';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {encodePath} from '@lectern/core/shared/encodePath';
import {applyTrailingSlash} from '@lectern/core/shared/url';
import {PageMetadata, useThemeConfig} from '@lectern/theme-common';
import {DEFAULT_SEARCH_TAG, useAlternatePageUtils} from '@lectern/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

/** Locale in the form of Open Graph: "en-US" → "en_US". */
function openGraphLocale(htmlLang: string): string {
  return htmlLang.replace('-', '_');
}

/**
 * Head tags with the locales of the site and, for search engines, the URLs of the current page in all locales. With the
 * hash router, there are no URLs, since search engines see only one page in such a site.
 */
function AlternateLangHeaders(): ReactNode {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  const alternates = Object.entries(localeConfigs).map(([locale, {htmlLang}]) => ({
    locale,
    hrefLang: htmlLang,
  }));
  alternates.push({locale: defaultLocale, hrefLang: 'x-default'});
  const current = localeConfigs[currentLocale];
  const others = Object.values(localeConfigs).filter((config) => config.htmlLang !== current?.htmlLang);
  return (
    <Head>
      {!usesHashRouter &&
        alternates.map(({locale, hrefLang}) => {
          const href = createUrl({locale, fullyQualified: true});
          return <link key={`${locale} ${hrefLang}`} rel="alternate" href={href} hrefLang={hrefLang} />;
        })}
      {current && <meta property="og:locale" content={openGraphLocale(current.htmlLang)} />}
      {others.map(({htmlLang}) => (
        <meta key={htmlLang} property="og:locale:alternate" content={openGraphLocale(htmlLang)} />
      ))}
    </Head>
  );
}

function CanonicalUrlHeaders(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const pathname = encodePath(useLocation().pathname);
  const {trailingSlash, baseUrl, url} = siteConfig;
  const canonicalUrl = url + applyTrailingSlash(useBaseUrl(pathname), {trailingSlash, baseUrl});
  return (
    <Head>
      <meta property="og:url" content={canonicalUrl} />
      <link rel="canonical" href={canonicalUrl} />
    </Head>
  );
}

/** @swizzle unsafe */
/** Head tags that every page has. A page can override them with its own tags. */
export default function SiteMetadata(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata, image: defaultImage} = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {/* Shows focus outlines before hydration; then `useKeyboardNavigation` sets this class. */}
        {!ExecutionEnvironment.canUseDOM && <body className="navigation-with-keyboard" />}
      </Head>
      {defaultImage && <PageMetadata image={defaultImage} />}
      {!usesHashRouter && <CanonicalUrlHeaders />}
      <AlternateLangHeaders />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      <Head>
        {metadata.map((attributes, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the metadata of a site never changes order
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}
