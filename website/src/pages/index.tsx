import Link from '@docusaurus/Link';
import CodeSample from '@site/src/components/CodeSample';
import Features from '@site/src/components/Features';
import HeroArt from '@site/src/components/HeroArt';
import Included from '@site/src/components/Included';
import Measures from '@site/src/components/Measures';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './index.module.css';

function Hero(): ReactNode {
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={clsx('container', styles.heroInner)}>
        <div className={styles.heroText}>
          <h1 className={styles.title}>
            A folder of <b>Markdown</b> becomes a <b>fast</b> documentation site
          </h1>
          <p className={styles.tagline}>
            Your pages stay plain files, your theme stays React, and the script that visitors load stays the
            same size however much you write.
          </p>
          <div className={styles.buttons}>
            <Link className={clsx('button button--lg', styles.primary)} to="/docs/#quick-start">
              Start with two files
            </Link>
            <Link className={clsx('button button--lg', styles.secondary)} to="/docs/">
              Read the introduction
            </Link>
          </div>
        </div>
        <HeroArt />
      </div>
    </header>
  );
}

function MigrationNotice(): ReactNode {
  return (
    <aside className={styles.notice} data-theme="dark" aria-label="For Docusaurus sites">
      <div className="container">
        Coming from <b>Docusaurus</b>? Config, folders, front matter, plugins and <code>@theme</code>{' '}
        components keep their names. <Link to="/docs/#coming-from-docusaurus">See what differs</Link>.
      </div>
    </aside>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout description="Lectern turns a folder of Markdown into a fast documentation website.">
      <main>
        <Hero />
        <MigrationNotice />
        <Features />
        <Measures />
        <CodeSample />
        <Included />
      </main>
    </Layout>
  );
}
