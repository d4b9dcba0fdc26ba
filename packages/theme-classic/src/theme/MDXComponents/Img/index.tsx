import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'img'>;

/**
 * Without the name, which HTML gave up: an image called "body" would take the place of `document.body`.
 *
 * @swizzle safe Images in Markdown.
 */
export default function MDXImg({alt, name: _name, ...props}: Props & {readonly name?: string}): ReactNode {
  return (
    <img decoding="async" loading="lazy" alt={alt} {...props} className={clsx(props.className, styles.img)} />
  );
}
