import useIsBrowser from '@lectern/core/client/useIsBrowser';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {useColorMode} from '../../contexts/colorMode.js';
import type {ColorMode} from '../../themeConfig.js';
import styles from './styles.module.css';

const classNames: Record<ColorMode, string | undefined> = {
  light: styles['themedComponent--light'],
  dark: styles['themedComponent--dark'],
};

/**
 * Content of the current colour mode. The server renders the content for light and dark mode, and CSS shows the content
 * of the current mode. The content of the other mode is removed after hydration.
 */
export function ThemedComponent({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: (props: {theme: ColorMode; className: string}) => ReactNode;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const {colorMode} = useColorMode();
  const themes: readonly ColorMode[] = isBrowser ? [colorMode] : ['light', 'dark'];
  return themes.map((theme) => (
    <Fragment key={theme}>
      {children({theme, className: clsx(className, styles.themedComponent, classNames[theme])})}
    </Fragment>
  ));
}

// CSS shows the content of the current mode.
ThemedComponent.still = true;
