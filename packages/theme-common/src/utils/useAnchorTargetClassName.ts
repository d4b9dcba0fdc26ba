import {useThemeConfig} from '../themeConfig.js';
import styles from './anchorTarget.module.css';

/** Keeps the target of a link clear of a navbar that stays at the top; nothing for elements without id. */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  const {hideOnScroll} = useThemeConfig().navbar;
  if (id === undefined) return undefined;
  return hideOnScroll ? styles.anchorTargetHideOnScrollNavbar : styles.anchorTargetStickyNavbar;
}
