import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
  /** At the end of the line. */
  readonly buttons?: ReactNode;
}

export default function PlaygroundHeader({children, buttons}: Props): ReactNode {
  return (
    <div className={styles.playgroundHeader}>
      <div>{children}</div>
      {buttons}
    </div>
  );
}
