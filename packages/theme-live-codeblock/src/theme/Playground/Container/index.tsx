import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** @swizzle unsafe */
export default function PlaygroundContainer({children}: Props): ReactNode {
  return <div className={styles.playgroundContainer}>{children}</div>;
}
