import {expect, test} from 'vitest';
import {configLine, trialCss} from './trialCss';

test('the line of config has what is chosen, and nothing else', () => {
  expect(configLine({})).toBe("presets: ['classic'],");
  expect(configLine({layout: 'wide'})).toBe("presets: [['classic', {theme: {layout: 'wide'}}]],");
  expect(configLine({colors: 'teal', layout: 'classic'})).toBe(
    "presets: [['classic', {theme: {colors: 'teal', layout: 'classic'}}]],",
  );
});

test('without a choice the website stays as it is', () => {
  expect(trialCss({})).toBe('');
  expect(trialCss({layout: 'classic'})).toBe('');
});

test('the default colours, which have no rules in a site, replace those of this website', () => {
  expect(trialCss({colors: 'blue'})).toContain('--ifm-color-primary: #2563c9');
  expect(trialCss({colors: 'blue'})).toContain('--ifm-color-primary: #76a6f0');
});
