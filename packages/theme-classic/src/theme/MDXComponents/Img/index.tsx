import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'img'>;

/**
 * An image in Markdown, without its `name` attribute: if that is "body", `document.body` would be the image.
 *
 * @swizzle safe Images in Markdown.
 */
export default function MDXImg({alt, name: _name, ...props}: Props & {readonly name?: string}): ReactNode {
  return (
    <img decoding="async" loading="lazy" alt={alt} {...props} className={clsx(props.className, styles.img)} />
  );
}
