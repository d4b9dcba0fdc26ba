import {expect, test} from 'vitest';
import {adjustLightness, contrast, parseHex, SHADES} from './shades.js';

const shadesOf = (base: string) => SHADES.map(({adjustment}) => adjustLightness(base, adjustment));

test('the shades of the two primary colours of this website are those of its stylesheet', () => {
  expect(shadesOf('#2e8555')).toEqual([
    ...['#2e8555', '#29784c', '#277148', '#205d3b'],
    ...['#33925d', '#359962', '#3cad6e'],
  ]);
  expect(shadesOf('#25c2a0')).toEqual([
    ...['#25c2a0', '#21af90', '#1fa588', '#1a8870'],
    ...['#29d5b0', '#32d8b4', '#4fddbf'],
  ]);
});

test('grey stays grey, and no shade is brighter than white', () => {
  expect(shadesOf('#808080')[1]).toBe('#737373');
  expect(adjustLightness('#ffffff', -0.3)).toBe('#ffffff');
  expect(adjustLightness('#000000', -0.3)).toBe('#000000');
});

test('colours have three or six hexadecimal digits', () => {
  expect(['#AbC', ' 2E8555 ', '#2e8555'].map(parseHex)).toEqual(['#aabbcc', '#2e8555', '#2e8555']);
  expect(['', 'red', '#12', '#12345', '#1234567', '#gggggg', 'url(x)'].map(parseHex)).toEqual(
    Array(7).fill(undefined),
  );
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
