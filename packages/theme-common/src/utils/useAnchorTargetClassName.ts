import {useThemeConfig} from '../themeConfig.js';
import styles from './anchorTarget.module.css';

/**
 * CSS class of an element to which links lead, so that the navbar at the top of the window does not cover the element.
 * `undefined` without an `id`.
 */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  const {hideOnScroll} = useThemeConfig().navbar;
  if (id === undefined) return undefined;
  return hideOnScroll ? styles.anchorTargetHideOnScrollNavbar : styles.anchorTargetStickyNavbar;
}
