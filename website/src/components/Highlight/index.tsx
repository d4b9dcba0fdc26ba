import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  readonly color?: 'green' | 'violet';
}

/** Text with a coloured background. */
export default function Highlight({children, color = 'green'}: Props): ReactNode {
  return <mark className={clsx(styles.highlight, styles[color])}>{children}</mark>;
}
