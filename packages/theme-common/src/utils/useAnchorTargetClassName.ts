import {useThemeConfig} from '../themeConfig.js';
import styles from './anchorTarget.module.css';

/**
 * Class of the target of a link, so that the navbar at the top of the window does not cover it. `undefined` without an
 * `id`.
 */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  const {hideOnScroll} = useThemeConfig().navbar;
  if (id === undefined) return undefined;
  return hideOnScroll ? styles.anchorTargetHideOnScrollNavbar : styles.anchorTargetStickyNavbar;
}
