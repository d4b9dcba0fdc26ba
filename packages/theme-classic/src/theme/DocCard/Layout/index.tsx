import Link from '@lectern/core/client/Link';
import {ThemeClassNames} from '@lectern/theme-common';
import Description from '@theme/DocCard/Description';
import Heading, {type Props as HeadingProps} from '@theme/DocCard/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends HeadingProps {
  readonly href: string;
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
