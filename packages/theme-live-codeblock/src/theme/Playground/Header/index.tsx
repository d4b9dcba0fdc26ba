import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
  /** Shown at the end of the header. */
  readonly buttons?: ReactNode;
}

/** @swizzle unsafe */
export default function PlaygroundHeader({children, buttons}: Props): ReactNode {
  return (
    <div className={styles.playgroundHeader}>
      <div>{children}</div>
      {buttons}
    </div>
  );
}
