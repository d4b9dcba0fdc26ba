import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type Fact, tables, tools} from './facts';
import styles from './styles.module.css';

function Cell({text, source, isOurs}: Fact & {readonly isOurs: boolean}): ReactNode {
  return (
    <td className={clsx(isOurs && styles.ours, source === undefined && styles.missing)}>
      {source === undefined ? text : <Link to={source}>{text}</Link>}
    </td>
  );
}

interface Props {
  /** Which rows: `writing`, `parts` or `around`. */
  readonly table: keyof typeof tables;
  /** Name of the table for screen readers. */
  readonly label: string;
}

/** Compares documentation tools. Each cell links to the page that it is taken from. */
export default function Comparison({table, label}: Props): ReactNode {
  return (
    <section className={styles.scroller} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {tools.map((tool) => (
              <th key={tool} scope="col">
                {tool}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables[table].map(({subject, facts}) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              {facts.map((one, index) => (
                <Cell key={tools[index]} {...one} isOurs={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
