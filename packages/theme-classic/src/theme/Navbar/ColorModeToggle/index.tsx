import {useColorMode, useThemeConfig} from '@lectern/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string | undefined;
}

/** @swizzle unsafe */
export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {navbar, colorMode} = useThemeConfig();
  const {colorModeChoice, setColorMode} = useColorMode();
  if (colorMode.disableSwitch) return null;
  return (
    <ColorModeToggle
      className={className}
      buttonClassName={navbar.style === 'dark' ? styles.darkNavbarColorModeToggle : undefined}
      respectPrefersColorScheme={colorMode.respectPrefersColorScheme}
      value={colorModeChoice}
      onChange={setColorMode}
    />
  );
}
