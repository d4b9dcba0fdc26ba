import {ThemeClassNames} from '@lectern/theme-common';
import type {Props as DocCardHeadingProps} from '@theme/DocCard/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = Pick<DocCardHeadingProps, 'item' | 'title'>;

/** @swizzle unsafe */
export default function DocCardHeadingText({title}: Props): ReactNode {
  return <span className={clsx(ThemeClassNames.docs.docCard.title, styles.cardTitleText)}>{title}</span>;
}
