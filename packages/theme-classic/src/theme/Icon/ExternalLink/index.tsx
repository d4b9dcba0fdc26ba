import {translate} from '@lectern/core/client/Translate';
import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = IconProps;

/** @swizzle unsafe */
/**
 * The icon after links to other sites. Its accessible name is "(opens in new tab)"; with `aria-hidden`, it has none.
 */
export default function IconExternalLink({width = 13.5, height = 13.5, ...props}: Props): ReactNode {
  const label = props['aria-hidden']
    ? {}
    : {
        role: 'img',
        'aria-hidden': undefined,
        'aria-label': translate({
          id: 'theme.IconExternalLink.ariaLabel',
          message: '(opens in new tab)',
          description: 'The label of the icon after links to other sites',
        }),
      };
  return (
    <LineIcon
      width={width}
      height={height}
      strokeWidth={2.2}
      className={styles.iconExternalLink}
      {...label}
      {...props}
    >
      <path d="M18 13.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7.5A1.5 1.5 0 0 1 5 6h5.5" />
      <path d="M14.5 3.5h6v6M20 4l-9 9" />
    </LineIcon>
  );
}
