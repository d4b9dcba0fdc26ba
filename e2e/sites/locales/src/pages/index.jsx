import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {greeting} from '../greeting.js';
import {strings} from '../strings.js';

export default function Home() {
  const {i18n, siteConfig} = useDocusaurusContext();
  return (
    <Layout title={strings.title}>
      <main className="greeting">
        <h1>{strings.title}</h1>
        <p id="greeting">{greeting}</p>
        <p id="farewell">{strings.farewell}</p>
        <p id="rendered">
          <Translate id="home.rendered">Rendered</Translate>
        </p>
        <p id="locale">{`${strings.locale} ${i18n.currentLocale}`}</p>
        <p id="base">{`${strings.baseUrl} ${siteConfig.baseUrl} ${useBaseUrl('/x')}`}</p>
        <a id="manual" href={strings.manual}>
          PDF
        </a>
        <Link id="docs" to="/docs/intro">
          Docs
        </Link>
      </main>
    </Layout>
  );
}
