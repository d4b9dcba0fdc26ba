import {siteHtml} from '@lectern/core/client/router/siteHtml';
import type {PropSidebarItemHtml} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import type {Props as DocSidebarItemProps} from '@theme/DocSidebarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = DocSidebarItemProps<PropSidebarItemHtml>;

/** @swizzle unsafe */
export default function DocSidebarItemHtml({item, level}: Props): ReactNode {
  const {value, defaultStyle, className} = item;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        defaultStyle && [styles.menuHtmlItem, 'menu__list-item'],
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
      dangerouslySetInnerHTML={siteHtml(value)}
    />
  );
}
