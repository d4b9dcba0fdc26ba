import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

const ways: readonly Way[] = [
  {
    title: 'Tutorial',
    text: 'From an empty folder to a published site, in ten steps with pictures.',
    to: '/docs/tutorial/',
  },
  {
    title: 'Why Lectern',
    text: 'Who it is for, who it is not for, and how it compares with seven other tools.',
    to: '/docs/why-lectern/',
  },
  {
    title: 'Recipes',
    text: 'Short answers to twenty frequent questions, each with a sample that was tried.',
    to: '/docs/recipes/',
  },
  {
    title: 'News',
    text: 'How Lectern works, what was measured, and what the first version has.',
    to: '/news/',
  },
];

/** Section with links to the pages that are read next. */
export default function Next(): ReactNode {
  return (
    <section className="container" aria-labelledby="next">
      <h2 id="next" className={styles.heading}>
        Read on
      </h2>
      <ul className={styles.grid}>
        {ways.map(({title, text, to}) => (
          <li key={title}>
            <Link className={styles.way} to={to}>
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
