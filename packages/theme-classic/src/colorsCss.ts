import {type ColorName, type ColorPreset, colorPresets, type Neutrals} from './colors.js';

/** Shades of a primary colour as Infima derives them: factor for darker ones, share of white for lighter ones. */
const SHADES = [
  ['dark', 0.9],
  ['darker', 0.85],
  ['darkest', 0.7],
  ['light', 0.15],
  ['lighter', 0.3],
  ['lightest', 0.5],
] as const;

/** @param change - maps a channel of the colour, 0 to 255 */
function mapChannels(color: string, change: (channel: number) => number): string {
  const channels = [1, 3, 5].map((at) => Math.round(change(Number.parseInt(color.slice(at, at + 2), 16))));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** @param share - factor of the colour, 0 to 1; the rest is black */
const darkened = (color: string, share: number) => mapChannels(color, (channel) => channel * share);
/** @param share - share of white, 0 to 1 */
const lightened = (color: string, share: number) =>
  mapChannels(color, (channel) => channel + (255 - channel) * share);

/** CSS variables as pairs of name and value. */
type Variables = readonly (readonly [name: string, value: string])[];

/** A primary colour ("#rrggbb") and its six shades. */
export function primaryVariables(color: string): Variables {
  const shades = SHADES.map(([name, amount]) => {
    const shade = name.startsWith('dark') ? darkened(color, amount) : lightened(color, amount);
    return [`--ifm-color-primary-${name}`, shade] as const;
  });
  return [['--ifm-color-primary', color], ...shades];
}

const CODE_BACKGROUND = '--prism-background-color';

function lightVariables(primary: string, {grays, light}: Neutrals): Variables {
  return [
    ...primaryVariables(primary),
    ['--ifm-color-primary-contrast-background', lightened(primary, 0.9)],
    ['--ifm-color-primary-contrast-foreground', darkened(primary, 0.3)],
    ...grays.map((gray, step) => [`--ifm-color-gray-${(step + 1) * 100}`, gray] as const),
    ['--ifm-color-secondary', 'var(--ifm-color-gray-200)'],
    ['--ifm-color-secondary-dark', 'var(--ifm-color-gray-300)'],
    ['--ifm-color-secondary-darker', 'var(--ifm-color-gray-400)'],
    ['--ifm-color-secondary-contrast-background', light.code],
    ['--ifm-color-content-secondary', light.faintText],
    ['--ifm-background-color', light.page],
    ['--ifm-background-surface-color', light.page],
  ];
}

function darkVariables(primary: string, {dark}: Neutrals): Variables {
  return [
    ...primaryVariables(primary),
    ['--ifm-color-primary-contrast-background', darkened(primary, 0.3)],
    ['--ifm-color-primary-contrast-foreground', lightened(primary, 0.9)],
    ['--ifm-color-secondary-contrast-background', dark.note],
    ['--ifm-color-content', dark.text],
    ['--ifm-color-content-secondary', dark.faintText],
    ['--ifm-background-color', dark.page],
    ['--ifm-background-surface-color', dark.surface],
    // Variables of the search box, whose values do not depend on the variables above.
    ['--docsearch-modal-background', dark.surface],
    ['--docsearch-key-background', dark.page],
  ];
}

function rule(selector: string, variables: Variables): string {
  return `${selector} {\n${variables.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}

/**
 * CSS rules of a preset, in no layer; "" for the default. They come after css/base.css and have selectors of the same
 * specificity. A configured code theme (see `prismCss`) comes later, and wins with its own background.
 */
export function colorsCss(name: ColorName): string {
  const {light, dark, neutrals}: ColorPreset = colorPresets[name];
  if (!neutrals) return '';
  const {surface, code, footer} = neutrals.dark;
  return [
    rule(':root', lightVariables(light, neutrals)),
    // Also matches elements inside of the page, and wins over Infima's `html[data-theme='dark']`.
    rule("[data-theme='dark']:not(a)", darkVariables(dark, neutrals)),
    rule("[data-theme='light']", [[CODE_BACKGROUND, neutrals.light.code]]),
    rule("[data-theme='dark']", [[CODE_BACKGROUND, code]]),
    // Dark areas of light pages.
    rule('.navbar--dark', [['--ifm-navbar-background-color', surface]]),
    rule('.hero--dark', [['--ifm-hero-background-color', surface]]),
    rule('.footer--dark', [['--ifm-footer-background-color', surface]]),
    rule(":where([data-theme='dark']) .footer--dark", [['--ifm-footer-background-color', footer]]),
  ].join('');
}
