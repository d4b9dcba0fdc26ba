import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BuildArt, CodeArt, LayersArt, PagesArt, SearchArt, StackArt} from './art';
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
    title: 'A page more costs a page',
    art: <StackArt />,
    text: 'Each Markdown file is compiled once, on its own, into a small file that server and browser share. It adds no module and no chunk.',
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
    title: 'A build that checks',
    art: <BuildArt />,
    text: 'Links and anchors are compared with the finished pages. An error names file and line, and a failed build keeps the last good one in place.',
    to: '/docs/deployment/',
    more: 'Deployment',
  },
  {
    title: 'Search without a service',
    art: <SearchArt />,
    text: 'The index is built with the site, in small files that browsers load when somebody types. Hosted search works as well.',
    to: '/docs/search/',
    more: 'Search',
  },
];

/** The features of Lectern, each with a picture. */
export default function Features(): ReactNode {
  return (
    <section className={clsx('container', styles.features)} aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        Content is data, code is bundled
      </h2>
      <ul className={styles.grid}>
        {features.map(({title, art, text, to, more}) => (
          <li key={title} className={styles.feature}>
            {art}
            <h3 className={styles.title}>{title}</h3>
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
