import {ThemeClassNames} from '@lectern/theme-common';
import type {Props as DocCardHeadingProps} from '@theme/DocCard/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = Pick<DocCardHeadingProps, 'item' | 'icon'>;

/** @swizzle unsafe */
export default function DocCardHeadingIcon({icon}: Props): ReactNode {
  return <span className={clsx(ThemeClassNames.docs.docCard.icon, styles.cardTitleIcon)}>{icon}</span>;
}
