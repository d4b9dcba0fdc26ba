import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Widget from 'docusaurus-widget';
import dual from 'dual-package';
import plain from 'plain-package';
import Badge from '../components/Badge';
import legacy from '../components/legacy.cjs';
import {sum} from '../components/sum.mjs';

export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title="Home">
      <main>
        <h1>{siteConfig.tagline}</h1>
        <Badge>Badge</Badge>
        <Widget />
        <p>
          {sum(1, 2)} {legacy.name} {dual} {plain}
        </p>
      </main>
    </Layout>
  );
}
