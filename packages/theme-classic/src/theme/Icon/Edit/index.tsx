import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = IconProps;

/** The icon of the edit link. @swizzle safe */
export default function IconEdit(props: Props): ReactNode {
  return (
    <LineIcon width={20} height={20} {...props} className={clsx(styles.iconEdit, props.className)}>
      <path d="M4.5 19.5l1-4.2L16.2 4.6a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5Z" />
      <path d="m14.5 6.3 3.2 3.2" />
    </LineIcon>
  );
}
