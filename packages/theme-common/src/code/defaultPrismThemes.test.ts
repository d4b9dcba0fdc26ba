import fs from 'node:fs';
import {expect, test} from 'vitest';
import {defaultDarkPrismTheme, defaultLightPrismTheme} from './defaultPrismThemes.js';

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const channel = value / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Grey (0 to 255) and opacity (0 to 1) of the tint on highlighted lines: that of light mode, then that of dark mode.
 */
function tints() {
  const file = new URL('../../../theme-classic/src/theme/CodeBlock/Line/lines.css', import.meta.url);
  const found = fs.readFileSync(file, 'utf8').matchAll(/-line-bg: rgb\((\d+) \d+ \d+ \/ (\d+)%\)/g);
  return [...found].map(([, grey, percent]) => ({grey: Number(grey), share: Number(percent) / 100}));
}

const [lightTint, darkTint] = tints();

test.each([
  ['light', defaultLightPrismTheme, lightTint],
  ['dark', defaultDarkPrismTheme, darkTint],
])('every colour of the %s palette is readable, on highlighted lines too', (_name, theme, tint) => {
  const {grey = Number.NaN, share = Number.NaN} = tint ?? {};
  const plain = rgb(String(theme.plain.backgroundColor));
  const mix = (value: number) => value * (1 - share) + grey * share;
  const highlighted: Rgb = [mix(plain[0]), mix(plain[1]), mix(plain[2])];
  const colors = [theme.plain, ...theme.styles.map(({style}) => style)].flatMap(({color}) =>
    color === undefined ? [] : [String(color)],
  );
  const isReadable = (color: string) =>
    contrast(rgb(color), plain) >= 4.5 && contrast(rgb(color), highlighted) >= 4.5;
  expect(colors.filter((color) => !isReadable(color))).toEqual([]);
});
