import {expect, test} from 'vitest';
import {defaultColors, parseColors, variablesOf} from './colorStore.js';

test('what is stored comes back', () => {
  const colors = {...defaultColors('dark'), baseColor: '#123456', background: '#000000'};
  expect(parseColors(JSON.stringify(colors), 'dark')).toEqual(colors);
});

test('garbage is nothing, and a wrong part is the default', () => {
  for (const text of [null, '', '{', 'null', '1', '"dark"'])
    expect(parseColors(text, 'light')).toBeUndefined();
  const shades = {'--ifm-color-primary-dark': 2, '--ifm-color-primary-light': -0.5, '--other': 1};
  const parsed = parseColors(JSON.stringify({baseColor: 'url(x)', background: 3, shades}), 'light');
  expect(parsed).toEqual({
    ...defaultColors('light'),
    shades: {...defaultColors('light').shades, '--ifm-color-primary-light': -0.5},
  });
});

test('the variables are those of a stylesheet', () => {
  expect(variablesOf(defaultColors('light'))[3]).toEqual(['--ifm-color-primary-darkest', '#205d3b']);
});
