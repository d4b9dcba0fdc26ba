import useBrokenLinks from '@lectern/core/client/useBrokenLinks';
import {ThemeClassNames} from '@lectern/theme-common';
import type {Props as AdmonitionProps} from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends Omit<AdmonitionProps, 'children'> {
  readonly children?: ReactNode;
}

/** The frame that all kinds of admonitions share. @swizzle safe */
export default function AdmonitionLayout({type, icon, title, children, className, id}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        styles.admonition,
        className,
      )}
      id={id}
    >
      {Boolean(title || icon) && (
        <div className={styles.admonitionHeading}>
          {icon && <span className={styles.admonitionIcon}>{icon}</span>}
          {title}
        </div>
      )}
      {children ? <div className={styles.admonitionContent}>{children}</div> : null}
    </div>
  );
}
