import {createRequire} from 'node:module';
import type {Configuration, RuleSetRule} from 'webpack';
import {customizeArray, customizeObject, mergeWithCustomize} from 'webpack-merge';
import type {LoadedContent, PluginContent} from '../content/PluginContent.js';
import {callHook} from '../plugins/callHook.js';
import type {
  ConfigureWebpackUtils,
  CssOptions,
  LoadContext,
  LoadedPlugin,
  PostCssOptions,
  WebpackPatch,
} from '../plugins/Plugin.js';
import {isOurs} from './bundleKeys.js';
import {changeRules, isLoader, isStyleRule, loadersOf, withLoaders} from './changeRules.js';
import {CSS_CHECK} from './moduleRules.js';
import {scriptLoaderFor} from './scriptLoader.js';

const require = createRequire(import.meta.url);

/**
 * Marks webpack rules that use `getStyleLoaders()`. webpack handles CSS without loaders, so a marked rule later gets a
 * module type instead.
 */
const STYLE_MARKER = '\0lectern-style';

function patchUtils(context: LoadContext, mode: 'development' | 'production'): ConfigureWebpackUtils {
  return {
    getStyleLoaders: (_isServer, options = {}) => [{loader: STYLE_MARKER, options: {...options}}],
    getJSLoader: (options) => scriptLoaderFor({site: context, mode}, options),
    currentBundler: context.currentBundler,
  };
}

function isStyleMarker(loader: unknown): loader is {readonly options: CssOptions} {
  return isLoader(loader) && loader.loader === STYLE_MARKER;
}

function cssType({modules}: CssOptions): string {
  if (modules === false) return 'css';
  if (modules === undefined) return 'css/auto';
  return typeof modules === 'object' && modules.auto ? 'css/auto' : 'css/module';
}

/**
 * Translates options of css-loader to webpack's own options for CSS. Options of other loaders, and source maps, cannot
 * be translated.
 */
function cssSettings(options: CssOptions): RuleSetRule {
  const {modules, url, import: imports} = options;
  const name = typeof modules === 'object' ? modules.localIdentName : undefined;
  const parser = {
    ...(typeof url === 'boolean' && {url}),
    ...(typeof imports === 'boolean' && {import: imports}),
  };
  return {
    type: cssType(options),
    ...(Object.keys(parser).length > 0 && {parser}),
    ...(name !== undefined && {generator: {localIdentName: name.replace('[contenthash', '[hash')}}),
  };
}

/** Turns a rule with `getStyleLoaders()` into a CSS rule of webpack; keeps the other loaders of the rule. */
function resolveStyleRule(rule: RuleSetRule): RuleSetRule {
  const loaders = loadersOf(rule);
  const marker = loaders.find(isStyleMarker);
  if (!marker) return rule;
  const others = loaders.filter((loader) => !isStyleMarker(loader));
  return {...withLoaders(rule, others), ...cssSettings(marker.options)};
}

function mergePatch(config: Configuration, patch: WebpackPatch): Configuration {
  const {mergeStrategy, ...rest} = patch;
  if (!mergeStrategy) return mergeWithCustomize<Configuration>({})(config, rest);
  return mergeWithCustomize<Configuration>({
    customizeArray: customizeArray(mergeStrategy),
    customizeObject: customizeObject(mergeStrategy),
  })(config, rest);
}

/** Configuration with the changes of plugins. */
interface PatchedConfig {
  readonly config: Configuration;
  /** Name of the first plugin with a change that may not work in Rspack; absent if there is none. */
  readonly needsWebpack?: string | undefined;
}

/** Changes a configuration by the hooks of all plugins: `configureWebpack`, then `configurePostCss`. */
export function applyPluginHooks(
  config: Configuration,
  {context, contents}: LoadedContent,
  mode: 'development' | 'production',
): PatchedConfig {
  const patched = applyConfigureWebpack(config, contents, {context, mode});
  const plugins = contents.map(({plugin}) => plugin);
  return {...patched, config: applyConfigurePostCss(patched.config, plugins)};
}

/**
 * Calls `configureWebpack` of every plugin, in plugin order, and merges the results. Each hook is called only once,
 * since one compilation serves browser and Node.
 */
export function applyConfigureWebpack(
  config: Configuration,
  contents: readonly Pick<PluginContent, 'plugin' | 'content'>[],
  {context, mode}: {context: LoadContext; mode: 'development' | 'production'},
): PatchedConfig {
  const utils = patchUtils(context, mode);
  let patched = config;
  let needsWebpack: string | undefined;
  for (const {plugin, content} of contents) {
    if (!plugin.plugin.configureWebpack) continue;
    const before = new Set(patched.plugins);
    const patch = callHook(plugin, 'configureWebpack', (hooks) =>
      hooks.configureWebpack?.(patched, false, utils, content),
    );
    if (patch) patched = mergePatch(patched, patch);
    // A hook returns plugins, or adds them to the configuration that it gets.
    const added = (patched.plugins ?? []).filter((one) => !before.has(one));
    const isForWebpack = added.some((one) => one && !isOfRspack(one)) || hasResolvePlugins(patched);
    if (isForWebpack && !isOurs(plugin)) needsWebpack ??= plugin.plugin.name;
  }
  return {config: changeRules(patched, resolveStyleRule), needsWebpack};
}

/** Rspack has no plugins for finding modules. */
function hasResolvePlugins({resolve}: Configuration): boolean {
  return (resolve?.plugins ?? []).length > 0;
}

/** Rspack's own plugins extend its class for plugins that are written in Rust. */
function isOfRspack(plugin: object): boolean {
  for (let type = Object.getPrototypeOf(plugin); type; type = Object.getPrototypeOf(type)) {
    if (type.constructor.name === 'RspackBuiltinPlugin') return true;
  }
  return false;
}

type PostCssLoader = {readonly options: {readonly postcssOptions: PostCssOptions}};

function isPostCssLoader(loader: unknown): loader is PostCssLoader {
  if (!isLoader(loader) || typeof loader.options !== 'object' || loader.options === null) return false;
  return 'postcssOptions' in loader.options && typeof loader.options.postcssOptions === 'object';
}

/**
 * Calls `configurePostCss` of every plugin. The resulting options apply to loaders with PostCSS options, and to CSS
 * rules without such a loader. If no plugin has the hook, PostCSS does not process CSS.
 */
export function applyConfigurePostCss(
  config: Configuration,
  plugins: readonly LoadedPlugin[],
): Configuration {
  const users = plugins.filter(({plugin}) => plugin.configurePostCss);
  if (users.length === 0) return config;
  const configure = (given: PostCssOptions): PostCssOptions =>
    users.reduce(
      (options, user) =>
        callHook(user, 'configurePostCss', (hooks) => hooks.configurePostCss?.(options)) ?? options,
      {...given, plugins: given.plugins ?? []},
    );
  const loader = {
    loader: require.resolve('postcss-loader'),
    options: {postcssOptions: configure({plugins: []})},
  };
  // Removes our syntax check: PostCSS reports syntax errors, too, and a plugin may use another syntax.
  const rules = config.module?.rules?.filter(
    (rule) => typeof rule !== 'object' || rule?.loader !== CSS_CHECK,
  );
  return changeRules({...config, module: {...config.module, rules}}, (rule) => {
    const loaders = loadersOf(rule);
    if (loaders.some(isPostCssLoader)) {
      const own = loaders.map((one) => (isPostCssLoader(one) ? withPostCssOptions(one, configure) : one));
      return withLoaders(rule, own);
    }
    return isStyleRule(rule) ? withLoaders(rule, [loader, ...loaders]) : rule;
  });
}

function withPostCssOptions(
  loader: PostCssLoader,
  configure: (options: PostCssOptions) => PostCssOptions,
): PostCssLoader {
  const {options} = loader;
  return {...loader, options: {...options, postcssOptions: configure(options.postcssOptions)}};
}
