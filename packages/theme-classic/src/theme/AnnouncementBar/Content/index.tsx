import {siteHtml} from '@lectern/core/client/router/siteHtml';
import {useThemeConfig} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props extends ComponentProps<'div'> {}

/** @swizzle unsafe */
export default function AnnouncementBarContent(props: Props): ReactNode {
  const content = useThemeConfig().announcementBar?.content ?? '';
  return (
    <div
      {...props}
      className={clsx(styles.content, props.className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
      dangerouslySetInnerHTML={siteHtml(content)}
    />
  );
}
