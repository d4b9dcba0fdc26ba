import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const config = `export default {
  title: 'My site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}}]],
};
`;

const page = `---
slug: /
---

# Hello

This is my **first page**.
`;

/** Section with the two files of a minimal site. */
export default function CodeSample(): ReactNode {
  return (
    <section className={styles.sample} aria-labelledby="two-files">
      <div className={clsx('container', styles.inner)}>
        <div>
          <h2 id="two-files" className={styles.title}>
            A site is two files
          </h2>
          <p className={styles.text}>
            A config and a page. Navigation, dark mode, search, a sitemap and a page for errors are there from
            the start. Sidebars follow from your folders until you write your own.
          </p>
          <CodeBlock language="bash">{'npx site start'}</CodeBlock>
          <Link className="button button--primary button--lg" to="/docs/#quick-start">
            Follow the quick start
          </Link>
        </div>
        <div className={styles.files}>
          <CodeBlock language="js" title="site.config.js">
            {config}
          </CodeBlock>
          <CodeBlock language="md" title="docs/hello.md">
            {page}
          </CodeBlock>
        </div>
      </div>
    </section>
  );
}
