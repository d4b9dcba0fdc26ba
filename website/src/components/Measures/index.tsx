import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {formatAmount, type Measure, measures} from './measures';
import styles from './styles.module.css';

/**
 * A bar whose width is `part`. It is drawn with SVG attributes, since a content security policy may forbid inline
 * styles.
 */
function Bar({part, isOurs}: {readonly part: number; readonly isOurs: boolean}): ReactNode {
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" rx="4" className={styles.track} />
      <rect
        width={`${Math.max(part * 100, 1.5)}%`}
        height="100%"
        rx="4"
        className={clsx(styles.filled, isOurs && styles.ours)}
      />
    </svg>
  );
}

function MeasureCard({title, unit, text, results}: Measure): ReactNode {
  const [ours] = results;
  if (!ours) return null;
  const longest = Math.max(...results.map(({amount}) => amount));
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>
        <span className={styles.amount}>{formatAmount(ours.amount, unit)}</span> {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <dl className={styles.results}>
        {results.map(({tool, amount}) => (
          <div key={tool} className={styles.result}>
            <dt>{tool}</dt>
            <dd>
              <Bar part={amount / longest} isOurs={tool === ours.tool} />
              {formatAmount(amount, unit)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Section that compares the cost of builds and pages with other tools. */
export default function Measures(): ReactNode {
  return (
    <section className={styles.measures} aria-labelledby="measures">
      <div className="container">
        <h2 id="measures" className={styles.heading}>
          Measured, not promised
        </h2>
        <ul className={styles.grid}>
          {measures.map((measure) => (
            <MeasureCard key={measure.title} {...measure} />
          ))}
        </ul>
        <p className={styles.note}>
          Two cores, Node.js 20, November 2026. Docusaurus is 3.10 with its faster settings. Shorter is
          better. <Link to="/benchmarks/">All results, and how to repeat them</Link>.
        </p>
      </div>
    </section>
  );
}
