import {expect, test} from 'vitest';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from './defaultPrismThemes.js';

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['light', defaultLightPrismTheme],
  ['dark', defaultDarkPrismTheme],
])('every colour of the %s palette is readable on its background', (_name, theme) => {
  const background = String(theme.plain.backgroundColor);
  const colors = [theme.plain, ...theme.styles.map(({style}) => style)].flatMap(({color}) =>
    color === undefined ? [] : [String(color)],
  );
  const tooFaint = colors.filter((color) => contrast(color, background) < 4.5);
  expect(tooFaint).toEqual([]);
});
