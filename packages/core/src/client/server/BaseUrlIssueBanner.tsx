import type {ReactNode} from 'react';
import Head from '../Head.js';
import {useLocation} from '../router.js';
import useDocusaurusContext from '../useDocusaurusContext.js';
import {baseUrlIssueScript} from './baseUrlIssueScript.js';

/** For the HTML of the home page alone: where the app runs, the site has loaded. */
export default function BaseUrlIssueBanner(): ReactNode {
  const {
    siteConfig: {baseUrl, baseUrlIssueBanner},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{baseUrlIssueScript(baseUrl)}</script>
    </Head>
  );
}
