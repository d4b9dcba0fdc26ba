import Link from '@docusaurus/Link';
import {addresses} from '@site/addresses';
import Showcase from '@site/src/components/Showcase';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './showcase.module.css';

const sources = `${addresses.repository}/tree/main/website/showcase`;

/** Sites with a filter. Without JavaScript, all sites are listed. */
export default function ShowcasePage(): ReactNode {
  return (
    <Layout title="Showcase" description="Sites of every kind, with a filter by tag and by name.">
      <main>
        <header className={clsx('container', styles.header)}>
          <h1>Showcase</h1>
          <p>What a site can be: handbooks, references, logbooks and catalogues.</p>
          <Link className="button button--primary" to={addresses.issues}>
            Propose your site
          </Link>
          <p className={styles.note}>
            Our favourites are real: <Link to={sources}>small sites to copy from</Link>, each with other
            colours and another purpose. All other sites are samples. We invented them and drew their
            pictures, and their addresses lead nowhere.
          </p>
        </header>
        <Showcase />
      </main>
    </Layout>
  );
}
