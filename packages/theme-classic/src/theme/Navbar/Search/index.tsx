import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** @swizzle unsafe */
export default function NavbarSearch({children, className}: Props): ReactNode {
  return <div className={clsx(className, styles.navbarSearchContainer)}>{children}</div>;
}
