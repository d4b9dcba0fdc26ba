import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeSample from '@site/src/components/CodeSample';
import Features from '@site/src/components/Features';
import Included from '@site/src/components/Included';
import Measures from '@site/src/components/Measures';
import {buildSeconds} from '@site/src/components/Measures/measures';
import Next from '@site/src/components/Next';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './index.module.css';

/** A page of the site that the tutorial makes. The hero is dark in both colour modes. */
function Picture(): ReactNode {
  return (
    <figure className={styles.picture}>
      <img
        src={useBaseUrl('/img/tutorial/finished-dark.webp')}
        alt="A page of a documentation site: a navbar with a search box, a sidebar, a warning, a table and a block of code."
        width={1080}
        height={620}
      />
      <figcaption>
        A page of the site that the <Link to="/docs/tutorial/">tutorial</Link> makes
      </figcaption>
    </figure>
  );
}

function Hero(): ReactNode {
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={clsx('container', styles.heroInner)}>
        <div className={styles.heroText}>
          <h1 className={styles.title}>
            A folder of <b>Markdown</b> becomes a <b>fast</b> documentation site
          </h1>
          <p className={styles.tagline}>
            Your pages are plain files in your repository. 1,000 of them build in {buildSeconds} seconds, and
            most pages send 2 kB of JavaScript before the reader moves.
          </p>
          <div className={styles.command}>
            <CodeBlock language="bash">npm create lectern@latest my-site</CodeBlock>
          </div>
          <div className={styles.buttons}>
            <Link className={clsx('button button--lg', styles.primary)} to="/docs/tutorial/">
              Start the tutorial
            </Link>
            <Link className={clsx('button button--lg', styles.secondary)} to="/docs/why-lectern/">
              Why Lectern
            </Link>
          </div>
        </div>
        <Picture />
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
        <Measures />
        <Features />
        <CodeSample />
        <Included />
        <Next />
      </main>
    </Layout>
  );
}
