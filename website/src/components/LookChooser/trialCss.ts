import {
  type ColorName,
  colorPresets,
  colorsCss,
  type LayoutName,
  layoutCss,
  primaryVariables,
} from '@lectern/theme-classic/looks';

/** Choices of a visitor. `undefined`: as this website is. */
export interface Look {
  readonly colors?: ColorName;
  readonly layout?: LayoutName;
}

function rule(selector: string, variables: readonly (readonly [name: string, value: string])[]): string {
  return `${selector} {${variables.map(([name, value]) => `${name}: ${value};`).join('')}}\n`;
}

/** Variables that `custom.css` sets in light mode, and the values that they have on a site without it. */
const resets = rule("[data-theme='light']", [
  ['--ifm-link-color', 'var(--ifm-color-primary)'],
  ['--ifm-link-hover-color', 'var(--ifm-link-color)'],
  ['--ifm-menu-color-active', 'var(--ifm-color-primary)'],
  ['--ifm-breadcrumb-color-active', 'var(--ifm-color-primary)'],
]);

/** Rules that give this website the colours of a preset. They come after `custom.css`. */
function colorRules(name: ColorName): string {
  const {light, dark} = colorPresets[name];
  // The default has no rules of its own: its colours are those of the theme, which `custom.css` replaces.
  const primary =
    name === 'blue'
      ? rule(':root', primaryVariables(light)) + rule("[data-theme='dark']", primaryVariables(dark))
      : '';
  return primary + colorsCss(name) + resets;
}

/** Stylesheet with which this website looks like a site with these choices. */
export function trialCss({colors, layout}: Look): string {
  return (colors ? colorRules(colors) : '') + (layout ? layoutCss(layout) : '');
}

/** The line of a site config for these choices. */
export function configLine(look: Look): string {
  const options = Object.entries(look)
    .filter(([, name]) => name !== undefined)
    .map(([option, name]) => `${option}: '${name}'`);
  if (options.length === 0) return "presets: ['classic'],";
  return `presets: [['classic', {theme: {${options.join(', ')}}}]],`;
}
