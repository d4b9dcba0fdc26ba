import {createRequire} from 'node:module';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {describe, expect, test} from 'vitest';
import webpack, {type Configuration, type RuleSetRule} from 'webpack';
import {configText, tempSite} from '../../test/tempSite.js';
import {testPlugin} from '../../test/testPlugin.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {switchToWebpack, webpackNote} from '../plugins/currentBundler.js';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '../plugins/Plugin.js';
import {applyConfigurePostCss, applyConfigureWebpack} from './pluginPatches.js';
import {ESBUILD_LOADER} from './scriptLoader.js';

async function contextOf(fields = '', files: {readonly [name: string]: string} = {}): Promise<LoadContext> {
  const siteDir = tempSite({'site.config.js': configText(fields), ...files});
  return (await resolveConfig({siteDir, mode: 'production'})).context;
}

/** Rules of the configuration after a plugin has added one. */
function rulesWith(context: LoadContext, rule: (utils: ConfigureWebpackUtils) => RuleSetRule): unknown[] {
  const hooks: Plugin = {
    name: 'test',
    configureWebpack: (_config, _isServer, utils) => ({module: {rules: [rule(utils)]}}),
  };
  const contents = [{plugin: testPlugin(hooks), content: undefined}];
  const {module} = applyConfigureWebpack({}, contents, {context, mode: 'production'}).config;
  return module?.rules ?? [];
}

test('the context names the bundler, and loads it when it is read', async () => {
  const {currentBundler} = await contextOf();
  expect([currentBundler.name, webpackNote(currentBundler)]).toEqual(['rspack', undefined]);
  expect(currentBundler.instance).toBe(rspack);
  expect(structuredClone(currentBundler)).toEqual({name: 'rspack'});
  switchToWebpack(currentBundler, {
    reason: 'A plugin needs it',
    dir: path.dirname(createRequire(import.meta.url).resolve('webpack/package.json')),
  });
  expect(currentBundler.instance).toBe(webpack);
  expect(webpackNote(currentBundler)).toMatch(/^A plugin needs it, so webpack makes the bundle/);
});

test.each([
  [
    'a plugin of Rspack',
    (instance: typeof webpack) => ({plugins: [new instance.DefinePlugin({A: '1'})]}),
    undefined,
  ],
  ['a rule', () => ({module: {rules: [{test: /\.txt$/, type: 'asset/source'}]}}), undefined],
  ['a plugin of webpack', () => ({plugins: [new webpack.DefinePlugin({A: '1'})]}), 'test'],
  [
    'a plugin that the hook adds itself',
    (_instance: typeof webpack, config: Configuration) => void config.plugins?.push({apply() {}}),
    'test',
  ],
  ['a plugin of unknown kind', () => ({plugins: [{apply() {}}]}), 'test'],
  ['a plugin of webpack for resolving', () => ({resolve: {plugins: [{apply() {}}]}}), 'test'],
])('a build finds if it needs webpack for %s', async (_name, patch, expected) => {
  const context = await contextOf();
  const hooks: Plugin = {
    name: 'test',
    configureWebpack: (config, _isServer, {currentBundler}) => patch(currentBundler.instance, config),
  };
  const contents = [{plugin: testPlugin(hooks), content: undefined}];
  const base = {plugins: [{apply() {}}]};
  expect(applyConfigureWebpack(base, contents, {context, mode: 'production'}).needsWebpack).toBe(expected);
});

describe('getStyleLoaders', () => {
  const sass = {loader: 'sass-loader'};

  test('makes a rule for CSS, at any depth', async () => {
    const context = await contextOf();
    const rules = rulesWith(context, ({getStyleLoaders}) => ({
      test: /\.scss$/,
      oneOf: [{rules: [{use: [...getStyleLoaders(false), sass]}]}],
    }));
    expect(rules).toEqual([{test: /\.scss$/, oneOf: [{rules: [{type: 'css/auto', use: [sass]}]}]}]);
  });

  test('reads options as css-loader has them', async () => {
    const context = await contextOf();
    const ruleOf = (options: {[name: string]: unknown}) =>
      rulesWith(context, ({getStyleLoaders}) => ({use: [...getStyleLoaders(false, options), sass]}))[0];
    expect(ruleOf({modules: true})).toEqual({type: 'css/module', use: [sass]});
    expect(ruleOf({modules: false, url: false, importLoaders: 1})).toEqual({
      type: 'css',
      parser: {url: false},
      use: [sass],
    });
    expect(ruleOf({modules: {localIdentName: 'x-[local]_[contenthash:base64:4]'}})).toEqual({
      type: 'css/module',
      generator: {localIdentName: 'x-[local]_[hash:base64:4]'},
      use: [sass],
    });
    expect(ruleOf({modules: {auto: true}})).toEqual({type: 'css/auto', use: [sass]});
  });
});

describe('getJSLoader', () => {
  const loaderFor = async (
    context: LoadContext,
    options: Parameters<ConfigureWebpackUtils['getJSLoader']>[0],
  ) => {
    const [rule] = rulesWith(context, ({getJSLoader}) => ({use: [getJSLoader(options) as {loader: string}]}));
    return (rule as {use: unknown[]}).use[0];
  };

  test('tells the site’s own loader for which side it is', async () => {
    const context = await contextOf(
      "webpack: {jsLoader: (isServer) => ({loader: 'own', options: {isServer}})}",
    );
    expect(await loaderFor(context, {isServer: true})).toEqual({loader: 'own', options: {isServer: true}});
    expect(await loaderFor(context, {isServer: false})).toEqual({loader: 'own', options: {isServer: false}});
  });

  test('takes Babel for Babel’s options', async () => {
    const babel = 'node_modules/babel-loader/index.js';
    const context = await contextOf('', {[babel]: 'module.exports = (text) => text;'});
    const loader = path.join(context.siteDir, babel);
    expect(await loaderFor(context, {isServer: false, babelOptions: {plugins: ['x']}})).toEqual({
      loader,
      options: {babelrc: false, configFile: false, plugins: ['x']},
    });
    expect(await loaderFor(context, {isServer: false, babelOptions: '/babel.config.js'})).toEqual({
      loader,
      options: {configFile: '/babel.config.js'},
    });
  });

  test('says so where Babel is not installed', async () => {
    const context = await contextOf();
    await expect(loaderFor(context, {isServer: false, babelOptions: {plugins: []}})).rejects.toMatchObject({
      code: 'MODULE_NOT_FOUND',
      plugin: 'test',
    });
    expect(await loaderFor(context, {isServer: false})).toMatchObject({
      loader: ESBUILD_LOADER,
    });
  });
});

describe('configurePostCss', () => {
  const add = (name: string) =>
    testPlugin({
      name: 'test',
      configurePostCss: (options) => ({...options, plugins: [...options.plugins, name]}),
    });
  const rulesOf = (config: Configuration) =>
    applyConfigurePostCss(config, [add('one'), add('two')]).module?.rules;
  const postcss = {
    loader: expect.stringContaining('postcss-loader'),
    options: {postcssOptions: {plugins: ['one', 'two']}},
  };

  test('reaches CSS rules at any depth', () => {
    const rules = [
      {test: /\.css$/, type: 'css/auto'},
      {test: /\.scss$/, oneOf: [{rules: [{type: 'css/module', use: ['sass-loader']}]}]},
      {test: /\.less$/, type: 'css/auto', loader: 'less-loader', options: {a: 1}},
      {test: /\.js$/, use: ['x']},
    ];
    expect(rulesOf({module: {rules}})).toEqual([
      {test: /\.css$/, type: 'css/auto', use: [postcss]},
      {test: /\.scss$/, oneOf: [{rules: [{type: 'css/module', use: [postcss, 'sass-loader']}]}]},
      {test: /\.less$/, type: 'css/auto', use: [postcss, {loader: 'less-loader', options: {a: 1}}]},
      {test: /\.js$/, use: ['x']},
    ]);
  });

  test('changes the options of loaders that have PostCSS options already', () => {
    const own = {loader: 'postcss-loader', options: {postcssOptions: {plugins: ['zero'], map: false}}};
    const changed = {...own, options: {postcssOptions: {plugins: ['zero', 'one', 'two'], map: false}}};
    const rules = [{oneOf: [{type: 'css/auto', use: [own]}]}, {test: /\.pcss$/, use: own}];
    expect(rulesOf({module: {rules}})).toEqual([
      {oneOf: [{type: 'css/auto', use: [changed]}]},
      {test: /\.pcss$/, use: [changed]},
    ]);
  });
});
