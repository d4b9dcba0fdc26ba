import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Bar} from './charts';
import styles from './styles.module.css';

const ROW = 44;
const BAR = 10;

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly Bar[];
}

/**
 * A chart with one bar for each tool. Positions and widths are percentages, so that the text keeps its size in narrow
 * windows. They are attributes, since a content security policy may forbid inline styles.
 */
export default function BarChart({title, unit, bars}: Props): ReactNode {
  const longest = Math.max(...bars.map(({amount}) => amount));
  const text = bars.map(({name, amount}) => `${name} ${amount} ${unit}`).join(', ');
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <svg width="100%" height={bars.length * ROW} role="img" aria-label={`${title}: ${text}`}>
        {bars.map(({name, amount, isOurs}, index) => {
          const top = index * ROW;
          const width = `${Math.max((amount / longest) * 100, 0.5)}%`;
          return (
            <g key={name} className={clsx(isOurs && styles.ours)}>
              <text x="0" y={top + 16}>
                {name}
              </text>
              <text x="100%" y={top + 16} textAnchor="end">
                {amount} {unit}
              </text>
              <rect className={styles.track} x="0" y={top + 23} width="100%" height={BAR} rx="4" />
              <rect className={styles.bar} x="0" y={top + 23} width={width} height={BAR} rx="4" />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
