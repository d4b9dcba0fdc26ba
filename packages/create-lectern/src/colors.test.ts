import {describe, expect, test} from 'vitest';
import {colorNames, colorStylesheet, colors, shadesOf} from './colors.js';

/** Backgrounds of text in the primary colour: page, hovered entries of menus, admonitions, the navbar in dark mode. */
const BACKGROUNDS = {
  light: ['#ffffff', '#f2f2f2', '#eef9fd'],
  dark: ['#1b1b1d', '#242526', '#2f3031', '#193c47'],
};

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

describe.each(colorNames)('%s', (name) => {
  test.each(['light', 'dark'] as const)('has a contrast of 4.5 to its backgrounds, in %s mode', (mode) => {
    for (const background of BACKGROUNDS[mode]) {
      expect(contrast(colors[name][mode], background), background).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['light', 'dark'] as const)(
    'has a contrast of 4.5 to the text of buttons, in %s mode',
    (mode) => {
      const shades = shadesOf(colors[name][mode]);
      for (const shade of ['', '-dark', '-darker']) {
        const background = shades.get(`--ifm-color-primary${shade}`) ?? '';
        expect(contrast(background, BUTTON_TEXT[mode]), shade).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

test('the stylesheet sets a colour and six shades for each mode', () => {
  const text = colorStylesheet(colors.teal);
  expect(text.match(/--ifm-color-primary[\w-]*: #[\da-f]{6};/g)).toHaveLength(14);
  expect(text).toContain(`:root {\n  --ifm-color-primary: ${colors.teal.light};`);
  expect(text).toContain(`[data-theme='dark'] {\n  --ifm-color-primary: ${colors.teal.dark};`);
});
