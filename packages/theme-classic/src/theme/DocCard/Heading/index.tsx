import type {PropSidebarItem} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import Icon from '@theme/DocCard/Heading/Icon';
import Text from '@theme/DocCard/Heading/Text';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly item: PropSidebarItem;
  readonly icon: ReactNode;
  readonly title: string;
}

/** @swizzle unsafe */
export default function DocCardHeading({item, icon, title}: Props): ReactNode {
  return (
    <Heading as="h2" className={clsx(ThemeClassNames.docs.docCard.heading, styles.cardTitle)} title={title}>
      <Icon item={item} icon={icon} />
      <Text item={item} title={title} />
    </Heading>
  );
}
