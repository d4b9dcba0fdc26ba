import {useColorMode} from '../contexts/colorMode.js';
import {type PrismTheme, useThemeConfig} from '../themeConfig.js';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from './defaultPrismThemes.js';

/**
 * The code colours of the current mode, for highlighting in the browser (a live editor).
 * Code blocks do not need it: their colours are CSS.
 */
export function usePrismTheme(): PrismTheme {
  const {prism} = useThemeConfig();
  const {colorMode} = useColorMode();
  const light = prism.theme ?? defaultLightPrismTheme;
  const dark = prism.darkTheme ?? prism.theme ?? defaultDarkPrismTheme;
  return colorMode === 'dark' ? dark : light;
}
