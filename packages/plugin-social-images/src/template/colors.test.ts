import {expect, test} from 'vitest';
import {colorPresets} from '../../../theme-classic/src/colors.js';
import {isDark, primaryColor, THEME_COLORS} from './colors.js';

test('the colours by name are those of the theme', () => {
  const presets = Object.entries(colorPresets).map(([name, {light, dark}]) => [name, {light, dark}]);
  expect(THEME_COLORS).toEqual(Object.fromEntries(presets));
});

test('backgrounds are dark or light', () => {
  expect(['#000', '#10151c', '#2563c9', '#ffffff', '#eee', 'black'].map(isDark)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('the primary colour is read from a stylesheet, in the rule for the light mode', () => {
  const css = `/* --ifm-color-primary: red; */
[data-theme='dark'] { --ifm-color-primary: #fff; }
:root { --ifm-color-primary-dark: #111; --ifm-color-primary: #25c2a0; }`;
  expect(primaryColor(css)).toBe('#25c2a0');
  expect(primaryColor(':root { --ifm-color-primary: var(--brand); }')).toBeUndefined();
});
