/** Colours and layouts that a site chooses by name. Without Node code, so that browsers may import it. */
export {type ColorName, type ColorPreset, colorNames, colorPresets} from './colors.js';
export {colorsCss, primaryVariables} from './colorsCss.js';
export {type LayoutName, layoutCss, layoutNames} from './layouts.js';
