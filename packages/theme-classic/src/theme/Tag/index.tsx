import Link from '@lectern/core/client/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string | undefined;
  readonly count?: number;
}

/** @swizzle unsafe */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  const hasCount = count !== undefined;
  return (
    <Link
      rel="tag"
      href={permalink}
      title={description}
      className={clsx(styles.tag, hasCount ? styles.tagWithCount : styles.tagRegular)}
    >
      {label}
      {hasCount && <span>{count}</span>}
    </Link>
  );
}
