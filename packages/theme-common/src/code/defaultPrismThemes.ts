import type {PrismTheme} from '../themeConfig.js';

type Rule = readonly [types: string, style: PrismTheme['styles'][number]['style']];

function theme(plain: PrismTheme['plain'], rules: readonly Rule[]): PrismTheme {
  return {plain, styles: rules.map(([types, style]) => ({types: types.split(' '), style}))};
}

/**
 * Default Prism theme (colours of code) for light mode. Every colour has a contrast of at least 4.5 on the background
 * of the block, and on the background of a highlighted line.
 */
export const defaultLightPrismTheme: PrismTheme = theme({color: '#2b3140', backgroundColor: '#f5f7fa'}, [
  ['comment prolog doctype cdata', {color: '#525c6d', fontStyle: 'italic'}],
  ['punctuation operator', {color: '#4d5669'}],
  ['keyword atrule important rule', {color: '#8a2bb0'}],
  ['tag selector deleted', {color: '#b3261e'}],
  ['string char attr-value regex inserted url', {color: '#1a6e3c'}],
  ['number boolean constant symbol unit', {color: '#984600'}],
  ['function method function-variable', {color: '#1d55b8'}],
  ['class-name maybe-class-name builtin namespace type', {color: '#0b6377'}],
  ['attr-name property variable key', {color: '#7a4b00'}],
  ['entity', {color: '#984600'}],
  // Selects expressions in JSX tags.
  ['script spread', {color: '#2b3140'}],
  ['bold', {fontWeight: 'bold'}],
  ['italic', {fontStyle: 'italic'}],
]);

export const defaultDarkPrismTheme: PrismTheme = theme({color: '#d7dce8', backgroundColor: '#232633'}, [
  ['comment prolog doctype cdata', {color: '#a7afc2', fontStyle: 'italic'}],
  ['punctuation operator', {color: '#aab4cb'}],
  ['keyword atrule important rule', {color: '#d6a2f5'}],
  ['tag selector deleted', {color: '#ff9c95'}],
  ['string char attr-value regex inserted url', {color: '#9fdca8'}],
  ['number boolean constant symbol unit', {color: '#f5b27d'}],
  ['function method function-variable', {color: '#8fbcff'}],
  ['class-name maybe-class-name builtin namespace type', {color: '#74d3e6'}],
  ['attr-name property variable key', {color: '#f0cf8a'}],
  ['entity', {color: '#f5b27d'}],
  ['script spread', {color: '#d7dce8'}],
  ['bold', {fontWeight: 'bold'}],
  ['italic', {fontStyle: 'italic'}],
]);
