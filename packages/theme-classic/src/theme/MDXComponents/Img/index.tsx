import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'img'>;

export default function MDXImg({alt, ...props}: Props): ReactNode {
  return (
    <img decoding="async" loading="lazy" alt={alt} {...props} className={clsx(props.className, styles.img)} />
  );
}
