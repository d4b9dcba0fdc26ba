import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
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

/** The two files that make a site. */
export default function CodeSample(): ReactNode {
  return (
    <section className={styles.sample}>
      <div className="container">
        <h2 className={styles.title}>Two files are a site</h2>
        <div className={styles.files}>
          <CodeBlock language="js" title="site.config.js">
            {config}
          </CodeBlock>
          <CodeBlock language="md" title="docs/hello.md">
            {page}
          </CodeBlock>
        </div>
        <CodeBlock language="bash">{'npx site start'}</CodeBlock>
        <p>
          The <Link to="/docs/#quick-start">quick start</Link> has the whole story, and these pages are made
          the same way.
        </p>
      </div>
    </section>
  );
}
