import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {BuildArt, CodeArt, LayersArt, PagesArt, StackArt} from './art';
import styles from './styles.module.css';

interface Feature {
  readonly title: string;
  readonly art: ReactNode;
  readonly text: ReactNode;
  readonly to: string;
  readonly more: string;
}

const features: readonly Feature[] = [
  {
    title: 'Content is data',
    art: <StackArt />,
    text: 'Each Markdown file is compiled once, on its own, into a small file that server and browser share. One more page adds no module and no chunk.',
    to: '/docs/advanced/architecture/',
    more: 'How it works',
  },
  {
    title: 'Markdown that stays Markdown',
    art: <PagesArt />,
    text: 'A .md file never runs code, so braces are just braces. A .mdx file may import components where a page needs them.',
    to: '/docs/markdown-features/',
    more: 'Markdown features',
  },
  {
    title: 'Colours without a highlighter',
    art: <CodeArt />,
    text: 'Code is coloured while the site is built. Light and dark mode share one markup, and nothing flashes.',
    to: '/docs/markdown-features/code-blocks/',
    more: 'Code blocks',
  },
  {
    title: 'Your CSS always wins',
    art: <LayersArt />,
    text: 'The theme lives in cascade layers. Set a variable, write a rule, or replace a component: no contest of selectors, no !important.',
    to: '/docs/styling-layout/',
    more: 'Styling',
  },
  {
    title: 'A build that tells',
    art: <BuildArt />,
    text: 'Links and anchors are checked against what really came out. Mistakes name file and line, and a failed build leaves the last good one online.',
    to: '/docs/deployment/',
    more: 'Deployment',
  },
];

/** Five features, in rows of three and two. */
export default function Features(): ReactNode {
  return (
    <section className={styles.features} aria-label="Features">
      <ul className={`container ${styles.grid}`}>
        {features.map(({title, art, text, to, more}) => (
          <li key={title} className={styles.feature}>
            {art}
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
            <Link to={to}>
              {more}
              <span className={styles.srOnly}>: {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
