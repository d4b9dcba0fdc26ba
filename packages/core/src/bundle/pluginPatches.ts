import {createRequire} from 'node:module';
import type {Configuration, RuleSetRule} from 'webpack';
import webpack from 'webpack';
import {customizeArray, customizeObject, mergeWithCustomize} from 'webpack-merge';
import {callHook} from '../plugins/callHook.js';
import type {ConfigureWebpackUtils, LoadContext, LoadedPlugin, WebpackPatch} from '../plugins/Plugin.js';
import {CSS_CHECK, scriptRules} from './webpackConfig.js';

const require = createRequire(import.meta.url);

/** Stands for "whatever turns CSS into a stylesheet": webpack does that itself, so the rule gets a type instead. */
const STYLE_MARKER = '\0lectern-style';

export interface PluginContentOf {
  readonly plugin: LoadedPlugin;
  readonly content: unknown;
}

function patchUtils(context: LoadContext, mode: 'development' | 'production'): ConfigureWebpackUtils {
  return {
    getStyleLoaders: () => [{loader: STYLE_MARKER}],
    getJSLoader: () => {
      const [typescript] = scriptRules(context, mode);
      return (typescript?.use ?? {}) as RuleSetRule;
    },
    currentBundler: {name: 'webpack', instance: webpack},
  };
}

function loadersOf(rule: RuleSetRule): unknown[] {
  return Array.isArray(rule.use) ? rule.use : rule.use ? [rule.use] : [];
}

function isStyleMarker(loader: unknown): boolean {
  return (
    typeof loader === 'object' && loader !== null && 'loader' in loader && loader.loader === STYLE_MARKER
  );
}

/** A rule with `getStyleLoaders()` in it becomes a CSS rule with the other loaders. */
export function resolveStyleRule(rule: RuleSetRule): RuleSetRule {
  const nested = rule.oneOf
    ? {oneOf: rule.oneOf.map((inner) => (inner ? resolveStyleRule(inner) : inner))}
    : {};
  const loaders = loadersOf(rule);
  if (!loaders.some(isStyleMarker)) return {...rule, ...nested};
  return {
    ...rule,
    ...nested,
    type: 'css/auto',
    use: loaders.filter((loader) => !isStyleMarker(loader)) as RuleSetRule['use'],
  };
}

function mergePatch(config: Configuration, patch: WebpackPatch): Configuration {
  const {mergeStrategy, ...rest} = patch;
  if (!mergeStrategy) return mergeWithCustomize({})(config, rest) as Configuration;
  return mergeWithCustomize({
    customizeArray: customizeArray(mergeStrategy as never),
    customizeObject: customizeObject(mergeStrategy as never),
  })(config, rest) as Configuration;
}

/** Applies every plugin's `configureWebpack` in plugin order, once: there is one compile for browser and Node. */
export function applyConfigureWebpack(
  config: Configuration,
  contents: readonly PluginContentOf[],
  {context, mode}: {context: LoadContext; mode: 'development' | 'production'},
): Configuration {
  const utils = patchUtils(context, mode);
  let patched = config;
  for (const {plugin, content} of contents) {
    if (!plugin.plugin.configureWebpack) continue;
    const patch = callHook(plugin, 'configureWebpack', (hooks) =>
      hooks.configureWebpack?.(patched, false, utils, content),
    );
    if (patch) patched = mergePatch(patched, patch);
  }
  if (patched === config) return config;
  const rules = patched.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule ? resolveStyleRule(rule) : rule,
  );
  return {...patched, module: {...patched.module, rules}};
}

/** CSS goes through PostCSS only where a plugin asks for it. */
export function applyConfigurePostCss(
  config: Configuration,
  plugins: readonly LoadedPlugin[],
): Configuration {
  const users = plugins.filter(({plugin}) => plugin.configurePostCss);
  if (users.length === 0) return config;
  let postcssOptions: {plugins: readonly unknown[]} = {plugins: []};
  for (const user of users) {
    postcssOptions =
      callHook(user, 'configurePostCss', (hooks) => hooks.configurePostCss?.(postcssOptions)) ??
      postcssOptions;
  }
  const loader = {loader: require.resolve('postcss-loader'), options: {postcssOptions}};
  // PostCSS reports what does not parse itself, and a plugin may have set another syntax.
  const others = config.module?.rules?.filter(
    (rule) => typeof rule !== 'object' || rule?.loader !== CSS_CHECK,
  );
  const rules = others?.map((rule) => {
    if (typeof rule !== 'object' || !rule || !String(rule.type).startsWith('css')) return rule;
    return {...rule, use: [loader, ...loadersOf(rule)] as RuleSetRule['use']};
  });
  return {...config, module: {...config.module, rules}};
}
