import {createRequire} from 'node:module';
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {distDir} from '../config/distDir.js';
import {errors} from '../errors/catalog.js';
import type {ConfigureWebpackUtils, LoadContext} from '../plugins/Plugin.js';
import {runtimeOptions} from './tsconfig.js';

/** Absolute path of our loader for esbuild. */
export const ESBUILD_LOADER = path.join(distDir, 'bundle/esbuildLoader.js');

const BROWSERS = 'es2022';

type Site = Pick<LoadContext, 'siteDir' | 'siteConfig'>;

interface ScriptLoaderInput {
  readonly site: Site;
  readonly mode: 'development' | 'production';
  /** "jsx" for files that may contain JSX although their extension is ".js"; absent if the extension is enough. */
  readonly syntax?: 'jsx';
}

/** Loader for TypeScript and JSX: esbuild, or the loader from `webpack.jsLoader` in the configuration. */
export function scriptLoader({site, mode, syntax}: ScriptLoaderInput): RuleSetRule {
  return siteLoader(site, {isServer: false}) ?? esbuildLoader({site, mode, syntax});
}

/**
 * Returns the loader that plugins get from `getJSLoader`: the loader of the configuration, or Babel if the plugin
 * passes options for Babel, otherwise esbuild.
 */
export function scriptLoaderFor(
  {site, mode}: Omit<ScriptLoaderInput, 'syntax'>,
  options: Parameters<ConfigureWebpackUtils['getJSLoader']>[0],
): RuleSetRule {
  const own = siteLoader(site, options);
  if (own) return own;
  if (options.babelOptions === undefined) return esbuildLoader({site, mode});
  return babelLoader(site, options.babelOptions, 'A plugin gives options for Babel to "getJSLoader"');
}

function siteLoader(
  site: Site,
  {isServer, babelOptions}: Parameters<ConfigureWebpackUtils['getJSLoader']>[0],
): RuleSetRule | undefined {
  const jsLoader = site.siteConfig.webpack?.jsLoader;
  if (typeof jsLoader === 'function') return jsLoader(isServer) as RuleSetRule;
  if (jsLoader !== 'babel') return undefined;
  return babelLoader(site, babelOptions, 'The option webpack.jsLoader is "babel"');
}

function esbuildLoader({site, mode, syntax}: ScriptLoaderInput): RuleSetRule {
  const options = {
    target: BROWSERS,
    jsx: 'automatic',
    jsxDev: mode === 'development',
    tsconfigRaw: {compilerOptions: runtimeOptions(site.siteDir)},
    ...(syntax && {loader: syntax}),
  };
  return {loader: ESBUILD_LOADER, options};
}

/**
 * Loader for Babel.
 *
 * @param options - path of a config file, or options that replace all config files
 * @param reason - beginning of the error message if Babel is not installed
 */
function babelLoader({siteDir}: Site, options: unknown, reason: string): RuleSetRule {
  const loader = resolveBabelLoader(siteDir, reason);
  if (typeof options === 'string') return {loader, options: {configFile: options}};
  if (typeof options !== 'object' || options === null) return {loader};
  return {loader, options: {...options, babelrc: false, configFile: false}};
}

function resolveBabelLoader(siteDir: string, reason: string): string {
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve('babel-loader');
  } catch (cause) {
    throw errors.babelLoaderMissing({reason, cause});
  }
}
