import {ThemeClassNames, useThemeConfig} from '@lectern/theme-common';
import {useAnnouncementBar} from '@lectern/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** @swizzle unsafe */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the CSS of sites may select this div
    <div
      className={clsx(
        ThemeClassNames.announcementBar.container,
        styles.announcementBar,
        !backgroundColor && !textColor && styles.announcementBarPlain,
      )}
      style={{backgroundColor, color: textColor}}
      role="banner"
    >
      {isCloseable && <div className={styles.announcementBarPlaceholder} />}
      <AnnouncementBarContent className={styles.announcementBarContent} />
      {isCloseable && <AnnouncementBarCloseButton onClick={close} className={styles.announcementBarClose} />}
    </div>
  );
}
