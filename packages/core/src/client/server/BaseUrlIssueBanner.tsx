import {isRelocatable} from '@generated/router';
import type {ReactNode} from 'react';
import {encodePath} from '../../shared/encodePath.js';
import Head from '../Head.js';
import {useLocation} from '../router.js';
import useDocusaurusContext from '../useDocusaurusContext.js';
import {baseUrlIssueScript} from './baseUrlIssueScript.js';

/**
 * Adds the script that warns about a wrong `baseUrl` to the HTML of the home page. Not used in the browser: if the app
 * runs, the `baseUrl` is right. A relocatable site needs none: its files are found from any URL.
 */
export default function BaseUrlIssueBanner(): ReactNode {
  const {
    siteConfig: {baseUrl, baseUrlIssueBanner},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  if (isRelocatable || !baseUrlIssueBanner || encodePath(pathname) !== baseUrl) return null;
  return (
    <Head>
      <script data-prerender="">{baseUrlIssueScript(baseUrl)}</script>
    </Head>
  );
}
