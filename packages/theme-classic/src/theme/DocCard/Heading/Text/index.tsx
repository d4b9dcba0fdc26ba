import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly item: PropSidebarItem;
  readonly title: string;
}

/** @swizzle unsafe */
export default function DocCardHeadingText({title}: Props): ReactNode {
  return <span className={clsx(ThemeClassNames.docs.docCard.title, styles.cardTitleText)}>{title}</span>;
}
