import isInternalUrl from '@lectern/core/client/isInternalUrl';
import Link from '@lectern/core/client/Link';
import type {PropSidebarItemLink} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import {elementAttributes} from '@lectern/theme-common/internal';
import type {Props as DocSidebarItemProps} from '@theme/DocSidebarItem';
import {isActiveItem} from '@theme/DocSidebarItems/activeItems';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = DocSidebarItemProps<PropSidebarItemLink>;

/** @swizzle unsafe */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const {item, onItemClick, activePath, level, index: _index, ...linkProps} = props;
  const {href, label, className, autoAddBaseUrl, customProps} = item;
  const isActive = isActiveItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx(
          'menu__link',
          !isInternal && styles.menuExternalLink,
          isActive && 'menu__link--active',
        )}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
        {...elementAttributes(customProps)}
        {...linkProps}
      >
        <span title={label} className={styles.linkLabel}>
          {label}
        </span>
        {!isInternal && <IconExternalLink aria-hidden={customProps?.target === '_self' || undefined} />}
      </Link>
    </li>
  );
}
