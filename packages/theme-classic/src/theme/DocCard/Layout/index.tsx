import Link from '@lectern/core/client/Link';
import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import Description from '@theme/DocCard/Description';
import Heading from '@theme/DocCard/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly item: PropSidebarItem;
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly description?: string;
  readonly className?: string;
}

/** @swizzle unsafe */
export default function DocCardLayout({item, href, icon, title, description, className}: Props): ReactNode {
  return (
    <Link
      href={href}
      className={clsx(
        'card padding--lg',
        ThemeClassNames.docs.docCard.container,
        styles.cardContainer,
        className,
      )}
    >
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}
