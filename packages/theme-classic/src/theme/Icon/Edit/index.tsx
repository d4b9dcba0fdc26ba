import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'svg'>;

export default function IconEdit(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={clsx(styles.iconEdit, props.className)}
    >
      <path d="M4.5 19.5l1-4.2L16.2 4.6a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5Z" />
      <path d="m14.5 6.3 3.2 3.2" />
    </svg>
  );
}
