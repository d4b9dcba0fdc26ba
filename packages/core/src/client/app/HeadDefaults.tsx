import type {ReactNode} from 'react';
import Head from '../Head.js';
import useBaseUrl from '../useBaseUrl.js';
import useDocusaurusContext from '../useDocusaurusContext.js';
import useIsBrowser from '../useIsBrowser.js';
import useMarkdownUrl from '../useMarkdownUrl.js';

/** Head tags of every page; themes and pages override them. */
export default function HeadDefaults(): ReactNode {
  const {
    siteConfig: {favicon, title, noIndex},
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const icon = useBaseUrl(favicon ?? '');
  const isBrowser = useIsBrowser();
  const markdownUrl = useMarkdownUrl();
  const locale = localeConfigs[currentLocale];
  return (
    <Head>
      <html
        lang={locale?.htmlLang ?? currentLocale}
        dir={locale?.direction ?? 'ltr'}
        data-has-hydrated={String(isBrowser)}
      />
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      {/* Without an icon, browsers request /favicon.ico and log that it is missing. */}
      <link rel="icon" href={icon || 'data:,'} />
      {markdownUrl !== undefined && <link rel="alternate" type="text/markdown" href={markdownUrl} />}
    </Head>
  );
}

// Only marks that the page is hydrated.
HeadDefaults.still = true;
