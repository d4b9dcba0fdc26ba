import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly item: PropSidebarItem;
  readonly description: string;
}

/** @swizzle unsafe */
export default function DocCardDescription({description}: Props): ReactNode {
  return (
    <p
      className={clsx('text--truncate', ThemeClassNames.docs.docCard.description, styles.cardDescription)}
      title={description}
    >
      {description}
    </p>
  );
}
