import fs from 'node:fs';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {type ColorPreset, colorNames, colorPresets, colorsCss} from './looks.js';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** Declarations of the rules whose selector begins with one of these: "--ifm-color-primary" → "#rrggbb". */
function variablesOf(css: string, selectors: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (!selectors.some((start) => rule.selector.startsWith(start))) return;
    rule.each((node) => void (node.type === 'decl' && found.set(node.prop, node.value)));
  });
  return found;
}

const SELECTORS = {light: [':root', "[data-theme='light']"], dark: ["[data-theme='dark']"]} as const;

/** Colours of the page of a preset, by name; those of the default are in css/base.css and Infima. */
function colorsOf(name: keyof typeof colorPresets, mode: Mode) {
  const base = fs.readFileSync(new URL('./css/base.css', import.meta.url), 'utf8').replaceAll('"', "'");
  const css = variablesOf(name === 'blue' ? base : colorsCss(name), SELECTORS[mode]);
  const get = (variable: string, fallback: string) => css.get(`--ifm-${variable}`) ?? fallback;
  const [page, surface, text, faintText] =
    mode === 'light'
      ? (['#ffffff', '#ffffff', '#1c1e21', '#525860'] as const)
      : (['#1b1b1d', '#242526', '#e3e3e3', '#b6bac1'] as const);
  return {
    primary: get('color-primary', ''),
    shades: ['dark', 'darker'].map((shade) => get(`color-primary-${shade}`, '')),
    page: get('background-color', page),
    surface: get('background-surface-color', surface),
    code: css.get('--prism-background-color') ?? page,
    note: get('color-secondary-contrast-background', ''),
    text: mode === 'light' ? get('color-gray-900', text) : get('color-content', text),
    faintText: get('color-content-secondary', faintText),
  };
}

/** Backgrounds of further boxes with links: hovered entries of menus, and the admonition "info". */
const BOXES = {light: ['#f2f2f2', '#eef9fd'], dark: ['#2f3031', '#193c47']};

/** Text on buttons whose background is the primary colour or, when hovered or pressed, a darker shade. */
const BUTTON_TEXT = {light: '#ffffff', dark: '#1c1e21'};

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the contrast of black and white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

test('each preset has a name, and the default is the first', () => {
  expect([...colorNames].sort()).toEqual(Object.keys(colorPresets).sort());
  expect([colorNames[0], colorsCss('blue')]).toEqual(['blue', '']);
});

test.each(modes)('the default is the colour of the stylesheet that every site has, in %s mode', (mode) => {
  expect(colorsOf('blue', mode).primary).toBe(colorPresets.blue[mode]);
});

describe.each(colorNames)('%s', (name) => {
  test.each(modes)('has a contrast of 4.5 for links, text and buttons, in %s mode', (mode) => {
    const {primary, shades, page, surface, note, code, text, faintText} = colorsOf(name, mode);
    const low: string[] = [];
    const check = (one: string, other: string) => {
      if (!(contrast(one, other) >= 4.5)) low.push(`${one} on ${other}`);
    };
    expect(primary).toBe(colorPresets[name][mode]);
    for (const background of [page, surface, note, code, ...BOXES[mode]]) check(primary, background);
    for (const color of [text, faintText]) for (const one of [page, surface, note, code]) check(color, one);
    for (const shade of [primary, ...shades]) check(BUTTON_TEXT[mode], shade);
    expect(low).toEqual([]);
  });

  test('has rules that are as specific as those of css/base.css, and no others', () => {
    const {neutrals}: ColorPreset = colorPresets[name];
    const selectors = [...colorsCss(name).matchAll(/^(.*) \{$/gm)].map(([, selector]) => selector);
    const all = [
      ':root',
      "[data-theme='dark']:not(a)",
      "[data-theme='light']",
      "[data-theme='dark']",
      '.navbar--dark',
      '.hero--dark',
      '.footer--dark',
      ":where([data-theme='dark']) .footer--dark",
    ];
    expect(selectors).toEqual(neutrals ? all : []);
  });
});
