import {expect, test} from 'vitest';
import type {LoadedContent} from '../content/PluginContent.js';
import {hasHiddenInputs} from './bundleKeys.js';

interface Given {
  readonly plugin?: object;
  readonly origin?: string;
  readonly options?: object;
  readonly webpack?: object;
}

function siteWith({plugin = {}, origin = '/site/plugin.js', options = {}, webpack}: Given): LoadedContent {
  const contents = [{plugin: {plugin: {name: 'one', ...plugin}, origin, options}}];
  return {context: {siteConfig: {webpack}}, contents} as unknown as LoadedContent;
}

const configureWebpack = () => undefined;
const configurePostCss = () => ({plugins: []});

test.each<[string, Given]>([
  ['a plugin without these hooks', {}],
  [
    'our plugins',
    {plugin: {configureWebpack}, origin: '@lectern/plugin-svgr', options: {svgrConfig: {a: 1}}},
  ],
  ['a loader that is named', {webpack: {jsLoader: 'babel'}}],
])('the fingerprint of the configuration contains all of %s', (_what, given) => {
  expect(hasHiddenInputs(siteWith(given))).toBe(false);
});

test.each<[string, Given]>([
  ['configureWebpack of the site', {plugin: {configureWebpack}}],
  ['configurePostCss of a package', {plugin: {configurePostCss}, origin: 'docusaurus-tailwind'}],
  [
    'a function in the options of our plugin',
    {
      plugin: {configureWebpack},
      origin: '@lectern/plugin-svgr',
      options: {svgrConfig: {template: () => ''}},
    },
  ],
  ['a function for the loader', {webpack: {jsLoader: () => ({})}}],
])('%s may use variables that the fingerprint does not contain', (_what, given) => {
  expect(hasHiddenInputs(siteWith(given))).toBe(true);
});
