import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'svg'>;

export default function X(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={clsx(styles.xSvg, props.className)}
    >
      <path d="M4 4h3.6L20 20h-3.6Z" />
      <path d="m19 4-6.3 7M11.2 13 5 20" />
    </svg>
  );
}
