import {useColorMode} from '../contexts/colorMode.js';
import {type PrismTheme, useThemeConfig} from '../themeConfig.js';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from './defaultPrismThemes.js';

/**
 * Prism theme of the current colour mode, for code that is highlighted in the browser, such as the code in a live
 * editor. Code blocks do not need the theme: their colours are in a stylesheet.
 */
export function usePrismTheme(): PrismTheme {
  const {prism} = useThemeConfig();
  const {colorMode} = useColorMode();
  const light = prism.theme ?? defaultLightPrismTheme;
  const dark = prism.darkTheme ?? prism.theme ?? defaultDarkPrismTheme;
  return colorMode === 'dark' ? dark : light;
}
