import type {ReactNode} from 'react';
import ExecutionEnvironment from '../ExecutionEnvironment.js';
import Head from '../Head.js';
import {useLocation} from '../router.js';
import useDocusaurusContext from '../useDocusaurusContext.js';
import {baseUrlIssueScript} from './baseUrlIssueScript.js';

/** Only in the HTML of the home page: where this code runs in a browser, the site has loaded. */
export default function BaseUrlIssueBanner(): ReactNode {
  const {
    siteConfig: {baseUrl, baseUrlIssueBanner},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  if (ExecutionEnvironment.canUseDOM || !baseUrlIssueBanner || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{baseUrlIssueScript(baseUrl)}</script>
    </Head>
  );
}
