import {usesHashRouter} from '@generated/router';
import type {ReactNode} from 'react';
import Head from '../../client/Head.js';
import {useLocation} from '../../client/router.js';
import useDocusaurusContext from '../../client/useDocusaurusContext.js';
import {encodePath} from '../../shared/encodePath.js';
import {applyTrailingSlash} from '../../shared/url.js';

/** Adds the canonical URL of the page. Adds none with the hash router, since search engines ignore URL fragments. */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url, baseUrl, trailingSlash},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  if (usesHashRouter) return null;
  const canonical = url + encodePath(applyTrailingSlash(pathname, {trailingSlash, baseUrl}));
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
    </Head>
  );
}
