import {expect, test} from 'vitest';
import webpack, {type Configuration} from 'webpack';
import {PrebuiltModulesPlugin} from './PrebuiltModulesPlugin.js';
import {withPrebuiltModules} from './prebuiltModules.js';

const base: Configuration = {
  resolve: {alias: {'@generated': '/site/.site'}},
  module: {rules: [{test: /\.js$/, include: '/node_modules/@lectern/core'}]},
};

function isPrebuilt(config: Configuration): boolean {
  const {plugins = []} = withPrebuiltModules(config, base, {});
  return plugins.some((plugin) => plugin instanceof PrebuiltModulesPlugin);
}

const rules = base.module?.rules ?? [];

test.each<[string, Configuration]>([
  ['nothing is changed', base],
  ['rules are copies', {...base, module: {rules: rules.map((rule) => Object(rule) && {...Object(rule)})}}],
  ['a loader is added', {...base, module: {rules: [...rules, {test: /\.yaml$/, loader: 'yaml-loader'}]}}],
  ['an alias of the site is added', {...base, resolve: {alias: {components: '/site/src/components'}}}],
  ['the folder of the site has such a name', {...base, module: {rules: [{include: '/docusaurus/src'}]}}],
])('prebuilt files are used if %s', (_what, config) => {
  expect(isPrebuilt(config)).toBe(true);
});

test.each<[string, Configuration]>([
  ['an alias replaces a component', {...base, resolve: {alias: {'@theme/Footer$': '/site/Footer.js'}}}],
  [
    'a list of aliases does',
    {...base, resolve: {alias: [{name: '@docusaurus/Link', alias: '/site/Link.js'}]}},
  ],
  [
    'a plugin replaces modules',
    {...base, plugins: [new webpack.NormalModuleReplacementPlugin(/Footer/, '/site/Footer.js')]},
  ],
  ['a rule names the theme', {...base, module: {rules: [...rules, {test: /theme-classic.*\.js$/}]}}],
  [
    'a rule within a rule does',
    {...base, module: {rules: [{oneOf: [{include: {and: ['/node_modules/@docusaurus/theme']}}]}]}},
  ],
])('all modules are bundled one by one if %s', (_what, config) => {
  expect(isPrebuilt(config)).toBe(false);
});
